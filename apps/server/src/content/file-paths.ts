const OWN_FILE = /\/files\/[A-Za-z0-9._/-]+/g;

/** Paths of the site's own files that texts name, each once. */
export function filePathsIn(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.flatMap((text) => text?.match(OWN_FILE) ?? []))];
}
