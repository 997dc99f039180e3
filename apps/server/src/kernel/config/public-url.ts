import type { SettingReader } from "./setting-reader.ts";

/**
 * The site's origin. `PUBLIC_URL` may repeat the path that the site is served under, and have no other.
 *
 * @param basePath With a slash at its end, as what follows it.
 * @param fallback The origin where the setting is missing.
 */
export function publicUrl(read: SettingReader, basePath: string, fallback: string): string {
  const url = read.httpUrl("PUBLIC_URL");
  // As browsers write it, without a default port.
  if (url === null) return URL.parse(fallback)?.origin ?? fallback;
  const { origin, pathname } = new URL(url);
  if (pathname !== "/" && `${pathname}/` !== basePath) {
    read.refuse("PUBLIC_URL", "must have no path but that of BASE_PATH");
  }
  return origin;
}
