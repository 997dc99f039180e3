import { pageParam, textParam } from "../../app/search-params.ts";

/** The search params of a list. */
export interface ListSearch {
  /** Code or id of the article type. */
  type?: string | undefined;
  tag?: string | undefined;
  /** Whom articles name as their author. */
  author?: string | undefined;
  /** As `YYYY-MM`; of anything else there is no page. */
  month?: string | undefined;
  pageNo?: number | undefined;
}

/** Parses a list's search params; defaults are omitted, so that each page has one URL. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  return {
    type: textParam(search["type"]),
    tag: textParam(search["tag"]),
    author: authorParam(search["author"]),
    month: textParam(search["month"]),
    pageNo: pageParam(search["pageNo"]),
  };
}

/** Longer than any name; the API would refuse more. */
const maxAuthor = 64;

function authorParam(value: unknown): string | undefined {
  return textParam(value)?.slice(0, maxAuthor);
}
