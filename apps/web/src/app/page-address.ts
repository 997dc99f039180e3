import { readArticleSearch } from "../site/loaders/article-search.ts";
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
  "/search-list": readSearchSearch,
};

/**
 * What of an address a public page goes by: its path and the keys it knows, in one order. Null for what is no public
 * page, and for searches, which count against the rate of whoever asks.
 */
export function pageAddress(path: string, search: string): string | null {
  const read = readers[path];
  if (read === undefined) return null;
  const known = read(parseSearch(search));
  if ("keyword" in known && known.keyword !== undefined) return null;
  return path + stringifySearch({ ...known });
}
