import { useMessages } from "../../i18n/index.ts";
import { Cover } from "../parts/cover.tsx";
import { sizeAmong } from "../parts/picture-sources.ts";
import { useZoom } from "../zoom/use-zoom.ts";
import type { SizedPicture } from "../types.ts";

interface PicturesProps {
  urls: string;
  /** The metadata of the article's pictures. */
  known: SizedPicture[] | undefined;
}

/** An article's further pictures. */
export function Pictures({ urls, known }: PicturesProps) {
  const messages = useMessages().article;
  const pictures = useZoom<HTMLElement>();
  const addresses = [...new Set(urls.split(";").map((url) => url.trim()))].filter(Boolean);
  return (
    <section ref={pictures} className="pictures" aria-label={messages.pictures}>
      {addresses.map((url, index) => (
        <a key={url} href={url} data-zoom="" aria-label={messages.picture(index + 1)}>
          <Cover
            src={url}
            alt=""
            size={sizeAmong(known, url)}
            room="(min-width: 40rem) 14rem, 46vw"
          />
        </a>
      ))}
    </section>
  );
}
