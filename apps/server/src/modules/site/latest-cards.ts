import { sql, type SQL } from "drizzle-orm";
import type { CardRow } from "./card-text.ts";
import { MOST_PASSED, SizedList } from "./list-statements.ts";
import type { Reader } from "./reader.ts";

const isLive = sql`live_from <= ${sql.placeholder("now")} and (live_until is null or live_until > ${sql.placeholder("now")})`;
const latestFirst = sql`order by published_at desc, id desc`;

const walk = (limit: SQL) => sql`
  select id, published_at from (
    select id, type_id, published_at, live_from, live_until from published_articles
    ${latestFirst} limit ${sql.raw(String(MOST_PASSED))}) passed
  where type_id = any(${sql.placeholder("typeIds")}::text[]) and ${isLive} ${latestFirst} ${limit}`;

const oneByOne = (limit: SQL) => sql`
  select found.* from unnest(${sql.placeholder("typeIds")}::text[]) as wanted(of_type)
  cross join lateral (
    select id, published_at from published_articles where type_id = of_type and ${isLive}
    ${latestFirst} limit ${sql.placeholder("take")}) found
  ${latestFirst} ${limit}`;

const latestOrder = sql`order by chosen.published_at desc, chosen.id desc`;

/** Down the dates, past articles of other types. */
export const latestWalk = new SizedList("latest_walk", walk, latestOrder);
/** The latest of each type, then the latest of all. */
export const latestStretches = new SizedList("latest_stretches", oneByOne, latestOrder);

/** The latest articles of all types that are lists. */
export async function readLatest(
  { db, catalog, types, now }: Reader,
  limit: number,
): Promise<CardRow[]> {
  const typeIds = types.ids("list");
  const total = typeIds.reduce((sum, id) => sum + (catalog.totals.get(id) ?? 0), 0);
  const most = Math.min(limit, total);
  if (most === 0) return [];
  const values = { typeIds, now: now.toISOString(), skip: 0, take: most };
  const rows = await latestWalk.rows(db, most, values);
  return rows.length === most ? rows : latestStretches.rows(db, most, values);
}
