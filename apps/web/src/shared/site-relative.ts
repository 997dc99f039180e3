/**
 * A URL without the host when that is the page's own: the site may move, and staff may use it under another name.
 *
 * @param origin The page's, such as `https://www.example.com`.
 */
export function siteRelative(url: string, origin: string = location.origin): string {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}
