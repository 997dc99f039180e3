import { Fragment } from "react";
import { useMessages } from "../../i18n/index.ts";
import { Cover } from "../parts/cover.tsx";
import { sizeAmong } from "../parts/picture-sources.ts";
import { useZoom } from "../zoom/use-zoom.ts";
import type { PublicProduct } from "../types.ts";
import { picturesOf } from "./pictures-of.ts";

/**
 * A product's pictures, one of them large. They are radio buttons, which work by keyboard and without script: the style
 * sheet shows the picture of the checked one.
 */
export function Gallery({ product }: { product: PublicProduct }) {
  const messages = useMessages();
  const addresses = picturesOf(product);
  const pictures = useZoom<HTMLFieldSetElement>();
  if (addresses.length === 0) return null;
  return (
    <fieldset ref={pictures} className="gallery">
      <legend className="visually-hidden">{messages.article.pictures}</legend>
      {addresses.map((url, index) => (
        <Fragment key={url}>
          {addresses.length === 1 ? null : (
            <label className="gallery-choice">
              <input
                type="radio"
                name="picture"
                className="visually-hidden"
                aria-label={messages.article.picture(index + 1)}
                defaultChecked={index === 0}
              />
              <Cover src={url} alt="" size={sizeAmong(product.pictures, url)} room="5rem" />
            </label>
          )}
          <a className="gallery-picture" href={url} data-zoom="">
            <Cover
              src={url}
              alt={messages.products.pictureOf(product.name, index + 1)}
              size={sizeAmong(product.pictures, url)}
              room="(min-width: 62rem) 42rem, 92vw"
              first={index === 0}
            />
          </a>
        </Fragment>
      ))}
    </fieldset>
  );
}
