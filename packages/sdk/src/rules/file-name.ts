/**
 * The file's own name from the header `Content-Disposition` (RFC 6266), the international `filename*` (RFC 5987) before
 * the plain one. Folders and control characters are left out: whoever writes the file must not be led elsewhere. Null
 * when there is no name.
 */
export function readFileName(disposition: string): string | null {
  let plain = "";
  let international = "";
  for (const [, star, quoted, bare = ""] of disposition.matchAll(
    /;\s*filename(\*?)\s*=\s*(?:"((?:\\.|[^"\\])*)|([^;\s]*))/gi,
  )) {
    if (star) international = decode(bare);
    else plain = quoted?.replace(/\\(.)/g, "$1") ?? bare;
  }
  return baseName(international) || baseName(plain) || null;
}

/** Decodes `UTF-8''%E6%B5%B7.pdf`; empty for other character sets and for broken escapes. */
function decode(value: string): string {
  try {
    return decodeURIComponent(/^utf-8'.*?'(.*)/i.exec(value)?.[1] ?? "");
  } catch {
    return "";
  }
}

function baseName(name: string): string {
  // oxlint-disable-next-line no-control-regex -- they have no place in a file's name
  return name.replace(/.*[/\\]|[\0-\x1f\x7f]|^\.+$/g, "");
}
