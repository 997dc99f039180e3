/** Absolute URLs of pages, for feeds and sitemaps. `site` is that of the language, and ends with a slash. */

/** The site of a language. */
export function siteOf(root: string, prefix: string): string {
  return prefix === "" ? root : `${root}${prefix.slice(1)}/`;
}

export function articleUrl(site: string, slug: string): string {
  return `${site}article-detail?id=${encodeURIComponent(slug)}`;
}

export function typeUrl(site: string, kind: "list" | "single", code: string): string {
  const page = kind === "single" ? "other-detail" : "article-list";
  return `${site}${page}?type=${encodeURIComponent(code)}`;
}

/** The catalogue of products, or one category or series of it. */
export function catalogueUrl(site: string, within?: string): string {
  const part = within === undefined ? "" : `&within=${encodeURIComponent(within)}`;
  return `${site}other-detail?type=products${part}`;
}

/** `name` is a code or an id. */
export function productUrl(site: string, name: string): string {
  return `${site}other-detail?type=products&id=${encodeURIComponent(name)}`;
}

/** A file, or another URL on the site's host. */
export function hostUrl(site: string, path: string): string {
  return new URL(path, site).href;
}
