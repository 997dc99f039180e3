/**
 * Splits an image field into its URLs, which semicolons separate. Drops spaces and empty parts.
 *
 * @example splitImageUrls("/a.png; /b.png;") // ["/a.png", "/b.png"]
 */
export function splitImageUrls(value: string | readonly string[] | null | undefined): string[] {
  const parts = typeof value === "string" ? value.split(";") : (value ?? []);
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
