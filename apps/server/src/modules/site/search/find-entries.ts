import { sql } from "drizzle-orm";
import { hanPattern } from "../../../content/fold-han.ts";
import { searchQueries } from "../../../content/search-index.ts";
import { isApproximate, type SearchTerm } from "../../../content/search-tokens.ts";
import type { Db } from "../../../db/db.ts";
import { queryRows } from "../../../db/query-rows.ts";
import { SEARCH_LIMIT, type Found, type SearchIndex } from "./search-indexes.ts";
import { readSearchStatistics, type SearchStatistics } from "./search-statistics.ts";

/** Types or series in one condition of the index; of more, the rows are filtered. */
const MAX_GROUPS = 100;

export interface Search {
  terms: readonly SearchTerm[];
  /** Visible types or series. */
  groupIds: readonly string[];
  /** Whether those are only some of the site's. */
  ofSomeGroups: boolean;
  now: Date;
}

export interface Entry {
  id: string;
  groupId: string;
  /** Relevance, 0 is best. */
  zone: number;
  /** Seconds since 1970. */
  date: number;
}

/**
 * Public entries that contain all terms, best first; and whether there may be more.
 *
 * @param statistics Cached statistics; otherwise they are read.
 */
export async function findEntries(
  db: Db,
  index: SearchIndex,
  { terms, groupIds, ofSomeGroups, now }: Search,
  statistics?: Promise<SearchStatistics>,
): Promise<{ entries: Entry[]; truncated: boolean }> {
  const { line, shares } = await (statistics ?? readSearchStatistics(db, index.table));
  if (line === null || terms.length === 0 || groupIds.length === 0) {
    return { entries: [], truncated: false };
  }
  const typeIds = ofSomeGroups && groupIds.length <= MAX_GROUPS ? groupIds : null;
  const { queries, whole } = searchQueries({ terms, typeIds, ...line, shares });
  const found = await index.latest.rows(db, {
    queries: queries.map(({ query }) => query),
    groupIds,
    now: now.toISOString(),
  });
  const toEntry = ({ id, groupId, date, nr }: Found): Entry => {
    return { id, groupId, date, zone: queries[Number(nr) - 1]?.zone ?? 0 };
  };
  const entries = found
    .slice(0, SEARCH_LIMIT)
    .map(toEntry)
    .sort((a, b) => a.zone - b.zone || b.date - a.date || (a.id < b.id ? 1 : -1));
  return {
    entries: await withRuns(db, index, entries, { terms, now }),
    truncated: found.length > SEARCH_LIMIT || !whole,
  };
}

/** Keeps entries in which longer runs of Chinese are contiguous: the index only knows bigrams. */
async function withRuns(
  db: Db,
  index: SearchIndex,
  entries: Entry[],
  { terms, now }: Pick<Search, "terms" | "now">,
): Promise<Entry[]> {
  const runs = terms.flatMap((term) =>
    term.kind === "run" && isApproximate(term) ? [term.text] : [],
  );
  if (runs.length === 0 || entries.length === 0) return entries;
  const ids = entries.map(({ id }) => id);
  const holds = runs.map((run) => {
    const pattern = hanPattern(run);
    return sql`and (words ~ ${pattern} or summary ~ ${pattern} or text ~ ${pattern})`;
  });
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select ${index.id} as id from ${sql.raw(index.table)}
        where ${index.id} = any(${sql.param(ids)}::text[]) and ${index.isLive(sql`${now.toISOString()}`)} ${sql.join(holds, sql` `)}`,
  );
  const kept = new Set(rows.map(({ id }) => id));
  return entries.filter(({ id }) => kept.has(id));
}
