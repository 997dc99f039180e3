import { pageParam, textParam } from "../../app/search-params.ts";
import type { SearchHitKind } from "../types.ts";

/** The search params of the search page. */
export interface SearchSearch {
  keyword?: string | undefined;
  /** What alone is searched for. */
  kind?: SearchHitKind | undefined;
  /** Code of the section to search in. */
  type?: string | undefined;
  pageNo?: number | undefined;
}

export const hitKinds: readonly SearchHitKind[] = ["article", "product", "page"];

/** The longest keyword that the server accepts, in characters. */
export const maxKeywordLength = 64;

/** Whether a keyword is so long that nothing is looked for. */
export function isTooLong(keyword: string): boolean {
  return Array.from(keyword).length > maxKeywordLength;
}

/** Parses the search params of the search page. */
export function readSearchSearch(search: Record<string, unknown>): SearchSearch {
  return {
    keyword: textParam(search["keyword"]),
    kind: hitKinds.find((kind) => kind === search["kind"]),
    type: textParam(search["type"]),
    pageNo: pageParam(search["pageNo"]),
  };
}
