import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";
import {
  banners,
  commentClosings,
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
  commentClosings.closesAt,
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
  return sql`select extract(epoch from least(${sql.join(firsts, sql`, `)}, ${firstDefaultClosing(after)})) * 1000 as ms`;
}

/** When comments on an article close next by the site's default. Where the article has a rule, nothing changes then. */
function firstDefaultClosing(after: SQL): SQL {
  const { publishedAt } = publishedArticles;
  const period = sql`(select comment_close_after_days * interval '24 hours' from site_settings limit 1)`;
  return sql`(select min(${publishedAt}) from ${publishedArticles} where ${publishedAt} > ${after} - ${period}) + ${period}`;
}
