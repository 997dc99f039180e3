import { preload } from "react-dom";
import type { PictureSize } from "../types.ts";
import { focusClasses } from "./focus-classes.ts";
import { pictureSources, roomFor } from "./picture-sources.ts";

/** What is known of a picture. */
export interface CoverPicture {
  src: string;
  alt: string;
  size?: PictureSize | undefined;
  /** The point to keep in sight where it is cut. */
  focus?: string | null | undefined;
}

interface CoverProps extends CoverPicture {
  /** The room it takes on screens of different widths, as the attribute `sizes` has it. */
  room: string;
  /** Whether the picture is seen first and must not wait. */
  first?: boolean;
}

const shape = 16 / 9;

/**
 * A picture cut to one shape, with room reserved for it, on a ground of the page's own until it is there. The browser
 * takes the copy that fits; a picture without copies comes as it is.
 */
export function Cover({ src, alt, size, focus, room, first = false }: CoverProps) {
  const sources = pictureSources(src, size);
  const sizes = roomFor(room, shape, size);
  const [best] = sources;
  if (first && best !== undefined) {
    const { type, srcSet: imageSrcSet } = best;
    preload(src, { as: "image", type, imageSrcSet, imageSizes: sizes, fetchPriority: "high" });
  }
  const picture = (
    <img
      className={`cover${focusClasses(focus)}`}
      src={src}
      alt={alt}
      width={size?.width ?? 1600}
      height={size?.height ?? 900}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
    />
  );
  if (best === undefined) return picture;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {picture}
    </picture>
  );
}
