import { sql, type SQL } from "drizzle-orm";
import { Prepared } from "../../../db/prepared.ts";
import { unseenValue } from "../../../db/unseen-value.ts";

/** Most entries that a search returns and examines. */
export const SEARCH_LIMIT = 200;

export interface Found {
  id: string;
  /** Of the article or page; of a product's series. */
  groupId: string;
  /** Seconds since 1970. */
  date: number;
  /** Number of the query it matches, from 1. */
  nr: number | string;
}

/** A table with `tokens`, and how it is searched. */
export interface SearchIndex {
  table: "article_search" | "product_search";
  id: SQL;
  /** Whether a row is public at a time, as far as its own columns say. */
  isLive(now: SQL): SQL;
  latest: Prepared<Found>;
}

export const articleIndex = searchIndex("article_search", {
  id: sql`article_id`,
  group: sql`type_id`,
  date: sql`published_at`,
  isLive: (now) =>
    sql`live_from <= ${now}::timestamptz and (live_until is null or live_until > ${now}::timestamptz)`,
  dates: sql`, live_from, live_until`,
});

export const productIndex = searchIndex("product_search", {
  id: sql`product_id`,
  group: sql`series_id`,
  date: sql`created_at`,
  isLive: () => sql`true`,
  dates: sql``,
});

interface Columns {
  id: SQL;
  group: SQL;
  date: SQL;
  isLive: SearchIndex["isLive"];
  dates: SQL;
}

/**
 * Matches of one query after the other, each the newest first, until there are enough: the recursion ends there.
 * `offset 0` leaves PostgreSQL no choice but the index of words: without it, it walks along the positions, or, planning
 * for any values, reads every entry of the types.
 */
function searchIndex(table: SearchIndex["table"], columns: Columns): SearchIndex {
  const { id, group, date, isLive, dates } = columns;
  const limit = sql.raw(String(SEARCH_LIMIT + 1));
  const latest = new Prepared<Found>(
    `latest_of_${table}`,
    sql`
    select hit.id, hit.group_id as "groupId", extract(epoch from hit.date)::float8 as date, asked.nr
    from unnest(${unseenValue("queries", "text[]")}) with ordinality as asked (query, nr)
    cross join lateral (
      select * from (
        select ${id} as id, ${group} as group_id, ${date} as date, place${dates}
        from ${sql.raw(table)} where tokens @@ asked.query::tsquery offset 0
      ) as matching
      where group_id = any (${unseenValue("groupIds", "text[]")}) and ${isLive(unseenValue("now", "timestamptz"))}
      order by place desc limit ${limit}
    ) as hit
    limit ${limit}`,
  );
  return { table, id, isLive, latest };
}
