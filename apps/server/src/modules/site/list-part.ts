/** How far public lists without totals go: who wants more pages through `articleList`. */
const MAX_LISTED = 200;

/** The part of a list from `offset` up to `end`. */
export interface ListPart {
  offset: number;
  end: number;
}

/** What a call wants of a list: all that is listed, its first records (`limit`), or one page. */
export function listPart(query: { pageNo?: number; pageSize?: number; limit?: number }): ListPart {
  const { pageNo = 1, limit = MAX_LISTED, pageSize = limit } = query;
  const end = (at: number) => Math.min(at * pageSize, MAX_LISTED);
  return { offset: end(pageNo - 1), end: end(pageNo) };
}
