import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db } from "./db.ts";

/** How many records are counted and paged through: going further would take ever longer. */
export const PAGE_WINDOW = 10_000;

export interface PageNumbers {
  pageNo?: number;
  pageSize?: number;
}

export interface Page<Row> {
  records: Row[];
  total: number;
  /** Whether there are more than `total`. */
  truncated?: boolean;
  pageNo: number;
  pageSize: number;
  pages: number;
}

/**
 * One page of the first 10,000 rows; `truncated` says that there are more.
 *
 * @param count Number of rows, from `countRows`. @example pageOf(query, countRows(db, found), (limit, offset) =>
 * found.orderBy(tags.name).limit(limit).offset(offset))
 */
export async function pageOf<Row>(
  numbers: PageNumbers,
  count: PromiseLike<number>,
  select: (limit: number, offset: number) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const { limit, offset } = rangeOf(numbers);
  const [records, counted] = await Promise.all([limit > 0 ? select(limit, offset) : [], count]);
  return toPage(numbers, records, counted);
}

/** The rows of a page: none beyond the window, where the limit is 0 or less. */
export function rangeOf({ pageNo = 1, pageSize = 10 }: PageNumbers) {
  const offset = (pageNo - 1) * pageSize;
  return { offset, limit: Math.min(pageSize, PAGE_WINDOW - offset) };
}

/** @param counted As `countRows` counts. */
export function toPage<Row>(
  { pageNo = 1, pageSize = 10 }: PageNumbers,
  records: Row[],
  counted: number,
): Page<Row> {
  const total = Math.min(counted, PAGE_WINDOW);
  const more = counted > PAGE_WINDOW ? { truncated: true } : {};
  return { records, total, ...more, pageNo, pageSize, pages: Math.ceil(total / pageSize) };
}

/** Counts up to one more row than can be paged through. */
export async function countRows(db: Db, query: SQLWrapper): Promise<number> {
  return db.$count(upToWindow(query));
}

/**
 * What `countRows` counts, for statements that count beside something else. PostgreSQL estimates an unknown limit at a
 * tenth of all rows and would plan a prepared statement anew at every call: so it is part of the text.
 */
export function upToWindow(query: SQLWrapper): SQL {
  const most = sql.raw(String(PAGE_WINDOW + 1));
  return sql`(select 1 from ${query} as found limit ${most}) as counted`;
}

/**
 * Counts what an index contains, up to one more row than can be paged through. Where PostgreSQL's estimate is twice as
 * many, no response contains their number, and counting 10,000 of them would take longer than reading a page.
 */
export function countIndexed(index: string, query: SQLWrapper): SQL {
  return sql`case when (select reltuples from pg_class where oid = ${index}::regclass) > ${2 * PAGE_WINDOW}
    then ${PAGE_WINDOW + 1} else (select count(*)::int from ${upToWindow(query)}) end`;
}
