/** The pages of the site that are no menu's. A test compares them with those that the web app has. */
export const SITE_PAGES = [
  "/",
  "/index",
  "/article-list",
  "/article-detail",
  "/other-detail",
  "/search-list",
  "/login",
  "/404",
];

/** First parts of the addresses that the server answers itself, beside the API. */
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
];

/**
 * Whether a route would hide an address of the site or of the server, or be hidden by it.
 *
 * @param apiBase Where the API is served, such as `/rest`.
 */
export function isReserved(url: string, apiBase: string): boolean {
  const route = segmentsOf(url);
  if (SITE_PAGES.some((page) => matches(route, segmentsOf(page)))) return true;
  const own = [...SERVER_PATHS.map((path) => [path]), segmentsOf(apiBase)];
  return own.some((path) => matches(route.slice(0, path.length), path));
}

/** Routers and people take no notice of case. */
function segmentsOf(path: string): string[] {
  return path.toLowerCase().split("/").filter(Boolean);
}

function matches(route: readonly string[], path: readonly string[]): boolean {
  return (
    route.length === path.length &&
    route.every((segment, index) => segment.startsWith(":") || segment === path[index])
  );
}
