import { pageParam, textParam } from "../../app/search-params.ts";

/** The search params of the search page. */
export interface SearchSearch {
  keyword?: string | undefined;
  /** Code of the section to search in. */
  type?: string | undefined;
  pageNo?: number | undefined;
}

/** The longest keyword that the server accepts. */
const maxKeywordLength = 64;

/** Parses the search params of the search page. */
export function readSearchSearch(search: Record<string, unknown>): SearchSearch {
  return {
    keyword: textParam(search["keyword"])?.slice(0, maxKeywordLength),
    type: textParam(search["type"]),
    pageNo: pageParam(search["pageNo"]),
  };
}
