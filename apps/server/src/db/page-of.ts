import type { Page } from "./crud-table.ts";

/**
 * One page of rows that no single table holds.
 *
 * @example pageOf(query, db.$count(tags), (limit, offset) => db.select().from(tags).limit(limit).offset(offset))
 */
export async function pageOf<Row>(
  { pageNo = 1, pageSize = 10 }: { pageNo?: number; pageSize?: number },
  count: PromiseLike<number>,
  select: (limit: number, offset: number) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const [records, total] = await Promise.all([select(pageSize, (pageNo - 1) * pageSize), count]);
  return { records, total, pageNo, pageSize, pages: Math.ceil(total / pageSize) };
}
