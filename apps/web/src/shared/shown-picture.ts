import { config } from "./api.ts";

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
