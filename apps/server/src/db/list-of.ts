import { PAGE_WINDOW, type PageNumbers } from "./page-of.ts";

/** Maximum length of a list. */
export const LIST_LIMIT = 999;

export interface BoundedList<Row> {
  records: Row[];
  /** Whether more rows follow than the list contains. */
  truncated: boolean;
}

/** A list without totals: the first `LIST_LIMIT` rows, or the page that the query asks for. */
export async function listOf<Row>(
  { pageNo = 1, pageSize = LIST_LIMIT }: PageNumbers,
  select: (limit: number, offset: number) => PromiseLike<Row[]>,
): Promise<BoundedList<Row>> {
  const offset = (pageNo - 1) * pageSize;
  const length = Math.min(pageSize, PAGE_WINDOW - offset);
  if (length <= 0) return { records: [], truncated: false };
  const rows = await select(length + 1, offset);
  return { records: rows.slice(0, length), truncated: rows.length > length };
}
