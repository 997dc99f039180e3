/**
 * The addresses in an image field, which may hold several with semicolons between them. Blanks and empties go.
 *
 * @example splitImageUrls("/a.png; /b.png;") // ["/a.png", "/b.png"]
 */
export function splitImageUrls(value: string | readonly string[] | null | undefined): string[] {
  const parts = typeof value === "string" ? value.split(";") : (value ?? []);
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
