/** The id of a file that was uploaded here; undefined for an address that is none of such a file. */
export function fileIdOf(url: string): string | undefined {
  return /\/files\/\d{4}\/\d{2}\/([\da-f-]{36})\.\w+(?:[?#]|$)/.exec(url)?.[1];
}

/** What an address ends with, as a name. */
export function fileNameOf(url: string): string {
  const path = url.replace(/[?#].*/, "");
  const end = path.slice(path.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(end);
  } catch {
    // Nobody encoded it.
    return end;
  }
}
