/** Addresses of pages as others are told of them: whole, below the site's own, which ends with a slash. */

/** An article's page. */
export function articleUrl(site: string, slug: string): string {
  return `${site}article-detail?id=${encodeURIComponent(slug)}`;
}

/** A type's page. */
export function typeUrl(site: string, kind: "list" | "single", code: string): string {
  const page = kind === "single" ? "other-detail" : "article-list";
  return `${site}${page}?type=${encodeURIComponent(code)}`;
}

/** The catalogue of products, or its page of one category or series. */
export function catalogueUrl(site: string, within?: string): string {
  const part = within === undefined ? "" : `&within=${encodeURIComponent(within)}`;
  return `${site}other-detail?type=products${part}`;
}

/** A product's page, by its code or id. */
export function productUrl(site: string, name: string): string {
  return `${site}other-detail?type=products&id=${encodeURIComponent(name)}`;
}

/** A file, or another address on the site's host. */
export function hostUrl(site: string, path: string): string {
  return new URL(path, site).href;
}
