import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";
import {
  banners,
  publishedArticles,
  publishedArticleTypes,
  recommends,
} from "../../db/schema/index.ts";

/** Every column whose moment changes, by itself, what the public reads. */
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

/** The next moment at which the clock alone changes what the public reads; null while nothing is planned. */
export async function nextPublicChange(db: Db, now: Date): Promise<Date | null> {
  const [row] = await queryRows<{ ms: string | null }>(db, nextPublicChangeQuery(now));
  return row?.ms == null ? null : new Date(Math.floor(Number(row.ms)));
}

/** Asks for that moment in milliseconds. */
export function nextPublicChangeQuery(now: Date): SQL {
  const after = sql`${now.toISOString()}::timestamptz`;
  const firsts = scheduledColumns.map((moment) => {
    // Its index knows the few pins, and no other.
    const pinsOnly = moment === publishedArticles.topUntil ? sql` and is_top` : sql``;
    return sql`(select min(${moment}) from ${moment.table} where ${moment} > ${after}${pinsOnly})`;
  });
  return sql`select extract(epoch from least(${sql.join(firsts, sql`, `)})) * 1000 as ms`;
}
