const OWN_FILE = /\/files\/[A-Za-z0-9._/-]+/g;

/** Distinct paths of the site's own files in some texts. */
export function filePathsIn(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.flatMap((text) => text?.match(OWN_FILE) ?? []))];
}
