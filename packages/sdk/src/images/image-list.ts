/**
 * The addresses of an image field, which is a string of them with semicolons between (specification section 9).
 *
 * @example
 * splitImages("/files/a.png; /files/b.png;"); // ["/files/a.png", "/files/b.png"]
 */
export function splitImages(field: string | null | undefined): string[] {
  return (field ?? "")
    .split(";")
    .map((url) => url.trim())
    .filter(Boolean);
}

/**
 * The field of some addresses. A semicolon within an address is written as %3B, so that it stays one address.
 *
 * @example
 * joinImages(["/files/a.png", "/files/b.png"]); // "/files/a.png;/files/b.png"
 */
export function joinImages(urls: readonly string[]): string {
  return urls.map((url) => url.replaceAll(";", "%3B")).join(";");
}
