const parameters = /;\s*([\w-]+\*?)\s*=\s*(?:"((?:\\.|[^"\\])*)|([^;\s]*))/g;

/**
 * The file's own name from the header `Content-Disposition` (RFC 6266), the international `filename*` (RFC 5987) before
 * the plain one. Folders and control characters are left out: whoever writes the file must not be led elsewhere. Null
 * when there is no name.
 */
export function readFileName(disposition: string): string | null {
  const values: Record<string, string> = {};
  for (const [, name = "", quoted, bare = ""] of disposition.matchAll(parameters)) {
    values[name.toLowerCase()] = quoted?.replace(/\\(.)/g, "$1") ?? bare;
  }
  return baseName(decode(values["filename*"])) || baseName(values["filename"]) || null;
}

/** Decodes `UTF-8''%E6%B5%B7.pdf`; empty for other character sets and for broken escapes. */
function decode(value = ""): string {
  try {
    return decodeURIComponent(/^utf-8'.*?'(.*)/i.exec(value)?.[1] ?? "");
  } catch {
    return "";
  }
}

function baseName(name = ""): string {
  // Control characters have no place in a file's name.
  const base = name.replace(/.*[/\\]|[\0-\x1f\x7f]/g, "");
  return /^\.*$/.test(base) ? "" : base;
}
