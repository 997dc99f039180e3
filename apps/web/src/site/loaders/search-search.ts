import { pageParam, textParam } from "../../app/search-params.ts";

/** What a search's address says. */
export interface SearchSearch {
  keyword?: string | undefined;
  /** Code of the section to search in. */
  type?: string | undefined;
  pageNo?: number | undefined;
}

/** Longest keyword that the server takes. */
const maxKeywordLength = 64;

/** Reads a search's address. */
export function readSearchSearch(search: Record<string, unknown>): SearchSearch {
  return {
    keyword: textParam(search["keyword"])?.slice(0, maxKeywordLength),
    type: textParam(search["type"]),
    pageNo: pageParam(search["pageNo"]),
  };
}
