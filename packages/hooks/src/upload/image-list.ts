/** The addresses of an image field, which is a string of them with semicolons between. */
export function splitImages(field: string | null | undefined): readonly string[] {
  return (field ?? "")
    .split(";")
    .map((url) => url.trim())
    .filter(Boolean);
}

/** The field of some addresses. */
export function joinImages(urls: readonly string[]): string {
  return urls.join(";");
}

/**
 * An address with the http prefix: one that lacks it is taken as an address of `base`.
 *
 * @example
 * withHttpPrefix("/files/a.png", "https://example.com"); // "https://example.com/files/a.png"
 */
export function withHttpPrefix(url: string, base: string): string {
  return /^https?:\/\//i.test(url) ? url : new URL(url, base).href;
}
