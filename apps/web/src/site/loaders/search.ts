import type { LoaderContext } from "../../app/router-context.ts";
import type { ArticleCard, SearchHit } from "../types.ts";
import { assertPageExists, orNotFound, orTooMany } from "./absence.ts";
import { isTooLong, type SearchSearch } from "./search-search.ts";

/** Hits on one page. */
export const searchPageSize = 10;

/** The search results, or the latest articles when there are none. */
export interface SearchResult {
  hits: SearchHit[];
  total: number;
  /** Whether more match than are shown. */
  truncated: boolean;
  /** Another spelling that finds more. */
  suggestion?: string | undefined;
  /** Why nothing was looked for: too much was just before, or the keyword has no words or is too long. */
  refused?: "tooOften" | "noWords" | "tooLong" | undefined;
  pageNo: number;
  pages: number;
  newest: ArticleCard[];
}

/** Searches the site. When nothing is found or looked for, it returns the latest articles instead. */
export async function loadSearch(
  context: Pick<LoaderContext, "sdk" | "response">,
  search: SearchSearch,
  signal: AbortSignal,
): Promise<SearchResult> {
  const { sdk } = context;
  const found = await find(context, search, signal);
  const newest = found.total > 0 ? [] : await sdk.site.newsArticles({ limit: 5 }, { signal });
  return { ...found, pageNo: search.pageNo ?? 1, newest };
}

async function find(
  { sdk, response }: Pick<LoaderContext, "sdk" | "response">,
  { keyword, kind, type, pageNo = 1 }: SearchSearch,
  signal: AbortSignal,
): Promise<Omit<SearchResult, "pageNo" | "newest">> {
  if (keyword === undefined) return nothing;
  if (isTooLong(keyword)) return { ...nothing, refused: "tooLong" };
  const query = {
    keyword,
    ...(kind === undefined ? {} : { kind }),
    ...(type === undefined ? {} : { typeCode: type }),
    pageNo,
    pageSize: searchPageSize,
  };
  // Trying again would only add to it.
  const searching = sdk.site.searchContent(query, { signal, retries: 0 });
  const page = await orTooMany(orNotFound(searching, sdk), response);
  if (page === null) return { ...nothing, refused: "tooOften" };
  await assertPageExists(sdk, pageNo, page.pages);
  const { records: hits, total, pages, truncated, suggestion, searchable } = page;
  const refused = searchable ? undefined : "noWords";
  return { hits, total, pages, truncated, suggestion, refused };
}

const nothing = { hits: [], total: 0, pages: 0, truncated: false };
