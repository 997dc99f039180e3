/** Where visitors read an article. */
export function publicPath(slug: string): string {
  return `/article-detail?id=${encodeURIComponent(slug)}`;
}
