import { pageParam, textParam } from "../../app/search-params.ts";

/** The search params of a list. */
export interface ListSearch {
  /** Code or id of the article type. */
  type?: string | undefined;
  tag?: string | undefined;
  /** As `YYYY-MM`; of anything else there is no page. */
  month?: string | undefined;
  pageNo?: number | undefined;
}

/** Parses a list's search params; defaults are omitted, so that each page has one URL. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  return {
    type: textParam(search["type"]),
    tag: textParam(search["tag"]),
    month: textParam(search["month"]),
    pageNo: pageParam(search["pageNo"]),
  };
}
