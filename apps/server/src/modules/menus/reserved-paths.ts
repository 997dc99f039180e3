/** Pages of the site that are not menus. A test compares them with the web app's. */
export const SITE_PAGES = [
  "/",
  "/index",
  "/article-list",
  "/article-detail",
  "/article-preview",
  "/home-preview",
  "/other-detail",
  "/product-compare",
  "/search-list",
  "/login",
  "/404",
];

/** Where people begin who know no page of the back office: the web app leads on from there to their first one. */
export const ADMIN_HOME = "/admin";

/** First segments of paths that the server itself serves, beside the API. */
const SERVER_PATHS = [
  "files",
  "assets",
  "docs",
  "healthz",
  "readyz",
  "metrics",
  "sitemap.xml",
  "rss.xml",
  "robots.txt",
  "favicon.svg",
  "favicon.ico",
  "apple-touch-icon.png",
  "share-card.jpg",
];

/**
 * Whether a route would hide a URL of the site or of the server, or be hidden by it.
 *
 * @param apiBase Where the API is served, such as `/rest`.
 */
export function isReserved(url: string, apiBase: string): boolean {
  const route = segmentsOf(url);
  if ([...SITE_PAGES, ADMIN_HOME].some((page) => matches(route, segmentsOf(page)))) return true;
  const own = [...SERVER_PATHS.map((path) => [path]), segmentsOf(apiBase)];
  return own.some((path) => matches(route.slice(0, path.length), path));
}

/** Case-insensitive, like routers and people. */
function segmentsOf(path: string): string[] {
  return path.toLowerCase().split("/").filter(Boolean);
}

function matches(route: readonly string[], path: readonly string[]): boolean {
  return (
    route.length === path.length &&
    route.every((segment, index) => segment.startsWith(":") || segment === path[index])
  );
}
