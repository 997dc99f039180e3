import { readArticleSearch } from "../site/loaders/article-search.ts";
import { readCompareSearch } from "../site/loaders/compare-search.ts";
import { readListSearch } from "../site/loaders/list-search.ts";
import { readSearchSearch } from "../site/loaders/search-search.ts";
import { readSingleSearch } from "../site/loaders/single-search.ts";
import { parseSearch, stringifySearch } from "./search-params.ts";

/** The public pages, and how each parses its search params. */
const readers: Readonly<Record<string, (search: Record<string, unknown>) => object>> = {
  "/": () => ({}),
  "/404": () => ({}),
  "/index": () => ({}),
  "/article-list": readListSearch,
  "/article-detail": readArticleSearch,
  "/other-detail": readSingleSearch,
  "/product-compare": readCompareSearch,
  "/search-list": readSearchSearch,
};

/**
 * The cache key of a public page: its path and its known search params, in a fixed order. Null for other pages, and for
 * searches, which count against the caller's rate limit.
 */
export function pageAddress(path: string, search: string): string | null {
  const read = readers[path];
  if (read === undefined) return null;
  const known = read(parseSearch(search));
  if ("keyword" in known && known.keyword !== undefined) return null;
  return path + stringifySearch({ ...known });
}
