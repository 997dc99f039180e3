import { sql, type SQL } from "drizzle-orm";
import { unseenValue } from "../../db/unseen-value.ts";
import type { CardRow } from "./card-text.ts";
import { rowsOfArrays } from "./rows-of-arrays.ts";
import { BoundedList, isLive, MAX_PASSED, typeIds } from "./list-statements.ts";
import type { Reader } from "./reader.ts";

const isLiveNow = isLive(sql`${sql.placeholder("now")}`);
// Nothing is visible before its date. So a scan begins below what is scheduled, of which a large site has thousands.
const isDated = sql`published_at <= ${unseenValue("now", "timestamptz")}`;
const latestFirst = sql`order by published_at desc, id desc`;

const walk = (most: SQL) => sql`
  select id, published_at from (
    select id, type_id, published_at, live_from, live_until from published_articles
    where ${isDated} ${latestFirst} limit ${sql.raw(String(MAX_PASSED))}) passed
  where type_id = any(${typeIds}) and ${isLiveNow} ${latestFirst} limit ${most}`;

const oneByOne = (most: SQL) => sql`
  select found.* from ${rowsOfArrays({ of_type: typeIds })} wanted
  cross join lateral (
    select id, published_at from published_articles where type_id = of_type and ${isDated} and ${isLiveNow}
    ${latestFirst} limit ${most}) found`;

const latestOrder = ["published_at", "id"] as const;

/** Down the dates, skipping articles of other types. */
export const latestWalk = new BoundedList("latest_walk", walk, latestOrder);
/** The latest of each type, then the latest of all. */
export const latestByType = new BoundedList("latest_stretches", oneByOne, latestOrder);

/** The latest articles of some types; by default of all of kind `list`. */
export async function readLatest(
  { db, catalog, types, now }: Reader,
  limit: number,
  typeIds: readonly string[] = types.ids("list"),
): Promise<CardRow[]> {
  const part = { skip: 0, limit: Math.min(limit, catalog.count(typeIds)) };
  if (part.limit === 0) return [];
  const values = { typeIds, now: now.toISOString() };
  const rows = await latestWalk.rows(db, part, values);
  return rows.length === part.limit ? rows : latestByType.rows(db, part, values);
}
