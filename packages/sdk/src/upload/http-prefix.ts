/**
 * A URL with the http prefix: one without it is resolved against `base` (specification section 7).
 *
 * @throws TypeError When `base` is no http address, or `url` none that can be one, such as `javascript:`.
 * @example
 * withHttpPrefix("/files/a.png", "https://example.com"); // "https://example.com/files/a.png"
 */
export function withHttpPrefix(url: string, base: string): string {
  if (isHttpUrl(url)) return url;
  const { href } = new URL(url, base);
  if (!isHttpUrl(href)) throw new TypeError("an address of a file starts with http");
  return href;
}

/** Whether an address has the http prefix. */
export function isHttpUrl(url: string): boolean {
  return /^https?:\/\//i.test(url);
}
