const parameter = /;\s*([\w-]+\*?)\s*=\s*(?:"((?:\\.|[^"\\])*)"?|([^;\s]*))/g;

/**
 * The file's own name from the header `Content-Disposition` (RFC 6266), the international `filename*` before the plain
 * one. Folders before the name are left off, whoever writes the file wherever it says must not be led elsewhere. Null
 * when there is no name.
 */
export function readFileName(disposition: string): string | null {
  const names: Record<string, string> = {};
  for (const [, name = "", quoted, bare = ""] of disposition.matchAll(parameter)) {
    names[name.toLowerCase()] ??= quoted?.replace(/\\(.)/g, "$1") ?? bare;
  }
  return lastSegment(decode(names["filename*"])) ?? lastSegment(names["filename"]);
}

/** Decodes `UTF-8''%E6%B5%B7.pdf` (RFC 5987); undefined for other character sets and broken escapes. */
function decode(value = ""): string | undefined {
  const encoded = /^utf-8'[^']*'(.*)/i.exec(value)?.[1];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

function lastSegment(name = ""): string | null {
  // oxlint-disable-next-line no-control-regex -- control characters have no place in a file's name
  const segment = name.replace(/.*[/\\]|[\0-\x1f\x7f]/gs, "").trim();
  return /^\.*$/.test(segment) ? null : segment;
}
