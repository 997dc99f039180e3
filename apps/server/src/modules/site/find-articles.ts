import { and, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { searchQueries } from "../../content/search-index.ts";
import { isApproximate, type SearchTerm } from "../../content/search-tokens.ts";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import { articleSearch } from "../../db/schema/index.ts";
import { readSearchStatistics, type SearchStatistics } from "./search-statistics.ts";

/** Most articles that a search returns and examines. */
const LIMIT = 200;

export interface Search {
  terms: readonly SearchTerm[];
  /** Visible types. */
  typeIds: readonly string[];
  /** Whether those are only some of the site's types. */
  ofSomeTypes: boolean;
  now: Date;
}

/**
 * Ids of public articles that contain all terms, best first; and whether there may be more.
 *
 * @param statistics Cached statistics; otherwise they are read.
 */
export async function findArticles(
  db: Db,
  { terms, typeIds, ofSomeTypes, now }: Search,
  statistics?: Promise<SearchStatistics>,
): Promise<{ ids: string[]; truncated: boolean }> {
  const { line, shares } = await (statistics ?? readSearchStatistics(db));
  if (line === null || terms.length === 0 || typeIds.length === 0) {
    return { ids: [], truncated: false };
  }
  const question = { terms, typeIds: ofSomeTypes ? typeIds : null, ...line, shares };
  const { queries, whole } = searchQueries(question);
  const found = await latestAnswers.rows(db, {
    queries: queries.map(({ query }) => query),
    typeIds,
    now: now.toISOString(),
  });
  const zoneOf = ({ nr }: Found) => queries[Number(nr) - 1]?.zone ?? 0;
  const ids = found
    .slice(0, LIMIT)
    .sort((a, b) => zoneOf(a) - zoneOf(b) || b.published - a.published || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
  return { ids: await withRuns(db, ids, terms, now), truncated: found.length > LIMIT || !whole };
}

interface Found {
  id: string;
  /** Seconds since 1970. */
  published: number;
  /** Number of the query it matches, from 1. */
  nr: number | string;
}

const value = sql.placeholder;

/**
 * Matches of one query after the other, each the newest first, until there are enough: the recursion ends there.
 * `offset 0` leaves PostgreSQL no choice but the index of words: without it, it walks along the positions, or, planning
 * for any values, reads every entry of the types.
 */
export const latestAnswers = new Prepared<Found>(
  "latest_answers",
  sql`
    select hit.article_id as id, extract(epoch from hit.published_at)::float8 as published, asked.nr
    from unnest(${value("queries")}::text[]) with ordinality as asked (query, nr)
    cross join lateral (
      select * from (
        select article_id, published_at, place, type_id, live_from, live_until
        from article_search where tokens @@ asked.query::tsquery offset 0
      ) as matching
      where type_id = any (${value("typeIds")}::text[])
        and live_from <= ${value("now")}::timestamptz
        and (live_until is null or live_until > ${value("now")}::timestamptz)
      order by place desc limit ${sql.raw(String(LIMIT + 1))}
    ) as hit
    limit ${sql.raw(String(LIMIT + 1))}`,
);

/** Keeps articles in which longer runs of Chinese are contiguous: the index only knows bigrams. */
async function withRuns(
  db: Db,
  ids: string[],
  terms: readonly SearchTerm[],
  now: Date,
): Promise<string[]> {
  const runs = terms.flatMap((term) =>
    term.kind === "run" && isApproximate(term) ? [term.text] : [],
  );
  if (runs.length === 0 || ids.length === 0) return ids;
  const { articleId, liveFrom, liveUntil, words, summary, text } = articleSearch;
  const isLive = and(lte(liveFrom, now), or(isNull(liveUntil), gt(liveUntil, now)));
  const holds = runs.map(
    (run) =>
      sql`(strpos(${words}, ${run}) > 0 or strpos(${summary}, ${run}) > 0 or strpos(${text}, ${run}) > 0)`,
  );
  const rows = await db
    .select({ articleId })
    .from(articleSearch)
    .where(and(inArray(articleId, ids), isLive, ...holds));
  const kept = new Set(rows.map((row) => row.articleId));
  return ids.filter((id) => kept.has(id));
}
