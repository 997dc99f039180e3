/** The id of an uploaded file; undefined for any other URL. */
export function fileIdOf(url: string): string | undefined {
  return /\/files\/\d{4}\/\d{2}\/([\da-f-]{36})\.\w+(?:[?#]|$)/.exec(url)?.[1];
}

/** The file name at the end of a URL. */
export function fileNameOf(url: string): string {
  const path = url.replace(/[?#].*/, "");
  const end = path.slice(path.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(end);
  } catch {
    // Not percent-encoded.
    return end;
  }
}
