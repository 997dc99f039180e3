import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";
import {
  banners,
  publishedArticles,
  publishedArticleTypes,
  recommends,
} from "../../db/schema/index.ts";

/** Every column whose date changes public content on schedule. */
export const scheduledColumns = [
  publishedArticles.liveFrom,
  publishedArticles.liveUntil,
  publishedArticles.topUntil,
  publishedArticleTypes.liveFrom,
  banners.startAt,
  banners.endAt,
  recommends.startAt,
  recommends.endAt,
];

/** When the passing of time next changes public content; null while nothing is scheduled. */
export async function nextPublicChange(db: Db, now: Date): Promise<Date | null> {
  const [row] = await queryRows<{ ms: string | null }>(db, nextPublicChangeQuery(now));
  return row?.ms == null ? null : new Date(Math.floor(Number(row.ms)));
}

/** Selects it in milliseconds. */
export function nextPublicChangeQuery(now: Date): SQL {
  const after = sql`${now.toISOString()}::timestamptz`;
  const firsts = scheduledColumns.map((date) => {
    // Its partial index contains only the few pins.
    const pinsOnly = date === publishedArticles.topUntil ? sql` and is_top` : sql``;
    return sql`(select min(${date}) from ${date.table} where ${date} > ${after}${pinsOnly})`;
  });
  return sql`select extract(epoch from least(${sql.join(firsts, sql`, `)})) * 1000 as ms`;
}
