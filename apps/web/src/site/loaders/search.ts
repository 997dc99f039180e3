import type { RouterContext } from "../../app/router-context.ts";
import { pageParam, textParam } from "../../app/search-params.ts";
import type { ArticleCard, SearchHit } from "../types.ts";
import { orNotFound, orTooMany } from "./absence.ts";

/** What a search's address says. */
export interface SearchSearch {
  keyword?: string | undefined;
  /** Code of the section to search in. */
  type?: string | undefined;
  pageNo?: number | undefined;
}

/** Hits on one page. */
export const searchPageSize = 10;

/** Longest keyword that the server takes. */
const longestKeyword = 64;

/** Reads a search's address. */
export function readSearchSearch(search: Record<string, unknown>): SearchSearch {
  return {
    keyword: textParam(search["keyword"])?.slice(0, longestKeyword),
    type: textParam(search["type"]),
    pageNo: pageParam(search["pageNo"]),
  };
}

/** What a search found; where it found nothing, the newest articles stand in. */
export interface SearchResult {
  hits: SearchHit[];
  total: number;
  /** Whether more match than are shown. */
  truncated: boolean;
  pageNo: number;
  pages: number;
  newest: ArticleCard[];
}

/** Searches the articles. */
export async function loadSearch(
  { sdk, response }: Pick<RouterContext, "sdk" | "response">,
  search: SearchSearch,
): Promise<SearchResult> {
  const pageNo = search.pageNo ?? 1;
  const page =
    search.keyword === undefined
      ? { records: [], total: 0, pages: 0, truncated: false }
      : await orNotFound(
          orTooMany(
            sdk.site.searchContent({
              keyword: search.keyword,
              ...(search.type === undefined ? {} : { typeCode: search.type }),
              pageNo,
              pageSize: searchPageSize,
            }),
            response,
          ),
        );
  const newest = page.total > 0 ? [] : await sdk.site.newsArticles({ limit: 5 });
  const { records: hits, total, pages, truncated } = page;
  return { hits, total, truncated, pageNo, pages, newest };
}
