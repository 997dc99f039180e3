/**
 * Paths that need no sign-in.
 *
 * @example
 * publicPaths.includes("/article-list"); // true
 */
export const publicPaths: readonly string[] = [
  "/",
  "/login",
  "/404",
  "/index",
  "/article-list",
  "/article-detail",
  "/article-preview",
  "/home-preview",
  "/other-detail",
  "/product-compare",
  "/search-list",
];

/** A path without its trailing slashes; the root stays "/". */
export function normalisePath(path: string): string {
  let end = path.length;
  while (end > 1 && path.charCodeAt(end - 1) === 47) end -= 1;
  return path.slice(0, end);
}

/** Matches, for most menus, urls that are paths of this site without parameters, unchanged. */
export function isPlainPath(url: string): boolean {
  return /^(?:\/[^:/\u0000-\u0020\\?#][^/\u0000-\u0020\\?#]*)+$/.test(url);
}

/** The segments of a path; the root has none. */
export function pathSegments(path: string): string[] {
  const normal = normalisePath(path);
  return normal === "/" || normal === "" ? [] : normal.slice(1).split("/");
}

/** Whether a menu's url is a path of this site: no host, empty segment, query or hash. */
export function isSitePath(path: string): boolean {
  return path.startsWith("/") && !/\/\/|[\u0000-\u0020\\?#]/.test(path);
}

/** The path part of a path with query and hash. */
export function pathnameOf(href: string): string {
  const end = href.search(/[?#]/);
  return end === -1 ? href : href.slice(0, end);
}
