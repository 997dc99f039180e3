/** Whether a request's URL is this path or below it. */
export function isUnder(base: string, url: string): boolean {
  const path = pathOf(url);
  return path === base || path.startsWith(`${base}/`);
}

/** The URL without its query. */
export function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? url;
}
