import type { LoaderContext } from "../../app/router-context.ts";
import type { ArticleCard, SearchHit } from "../types.ts";
import { assertPageExists, orNotFound, orTooMany } from "./absence.ts";
import type { SearchSearch } from "./search-search.ts";

/** Hits on one page. */
export const searchPageSize = 10;

/** The search results, or the latest articles when there are none. */
export interface SearchResult {
  hits: SearchHit[];
  total: number;
  /** Whether more match than are shown. */
  truncated: boolean;
  /** Whether nothing was looked for, because too much was just before. */
  tooOften: boolean;
  pageNo: number;
  pages: number;
  newest: ArticleCard[];
}

/** Searches articles. When rate-limited, it returns the latest articles instead. */
export async function loadSearch(
  { sdk, response }: Pick<LoaderContext, "sdk" | "response">,
  search: SearchSearch,
  signal: AbortSignal,
): Promise<SearchResult> {
  const pageNo = search.pageNo ?? 1;
  const { keyword, type } = search;
  const page =
    keyword === undefined
      ? nothing
      : await orTooMany(
          orNotFound(
            sdk.site.searchContent(
              {
                keyword,
                ...(type === undefined ? {} : { typeCode: type }),
                pageNo,
                pageSize: searchPageSize,
              },
              // Trying again would only add to it.
              { signal, retries: 0 },
            ),
            sdk,
          ),
          response,
        );
  const tooOften = page === null;
  const { records: hits, total, pages, truncated } = page ?? nothing;
  if (keyword !== undefined && !tooOften) await assertPageExists(sdk, pageNo, pages);
  const newest = total > 0 ? [] : await sdk.site.newsArticles({ limit: 5 }, { signal });
  return { hits, total, truncated, tooOften, pageNo, pages, newest };
}

const nothing = { records: [], total: 0, pages: 0, truncated: false };
