import { config } from "./api.ts";

/** A picture of a text that visitors do not see. */
export interface HiddenPicture {
  /** Its place among the pictures. */
  readonly at: number;
  readonly host: string;
}

/**
 * Whether visitors see a picture: the policy of public pages allows those of the site and of configured origins.
 *
 * @param sources As `IMAGE_SOURCES` of the server's settings, with the origin of uploads; by default those of this site.
 */
export function isShownPicture(src: string, sources = config.imageSources): boolean {
  const url = URL.parse(src, globalThis.location.href);
  if (url === null) return false;
  const { origin, protocol } = url;
  return (
    origin === globalThis.location.origin ||
    protocol === "data:" ||
    sources.includes(origin) ||
    sources.includes(protocol)
  );
}

/** The pictures of a parsed text that visitors do not see. */
export function hiddenPictures(text: ParentNode): HiddenPicture[] {
  return [...text.querySelectorAll("img")].flatMap((image, at) => {
    const src = image.getAttribute("src") ?? "";
    return isShownPicture(src) ? [] : [{ at, host: URL.parse(src)?.host ?? src }];
  });
}
