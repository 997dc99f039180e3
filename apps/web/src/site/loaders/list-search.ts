import { monthParam, pageParam, textParam } from "../../app/search-params.ts";

/** What a list's address says. */
export interface ListSearch {
  /** Code or id of the article type. */
  type?: string | undefined;
  tag?: string | undefined;
  month?: string | undefined;
  pageNo?: number | undefined;
}

/** Reads a list's address; defaults are left out, so that each page has one address. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  return {
    type: textParam(search["type"]),
    tag: textParam(search["tag"]),
    month: monthParam(search["month"]),
    pageNo: pageParam(search["pageNo"]),
  };
}
