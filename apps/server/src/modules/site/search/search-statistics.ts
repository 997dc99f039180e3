import { sql } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { SearchIndex } from "./search-indexes.ts";

/** What every search needs beforehand, cached until something is published. */
export interface SearchStatistics {
  /** The range of positions in publication order; null when nothing can be found. */
  line: { oldest: number; newest: number } | null;
  /** The share of entries with a token, for the most common tokens. */
  shares: ReadonlyMap<string, number>;
}

/** Estimates token frequencies from PostgreSQL's own statistics, which a small table may lack. */
export async function readSearchStatistics(
  db: Db,
  table: SearchIndex["table"],
): Promise<SearchStatistics> {
  const [[ends], shares] = await Promise.all([
    queryRows<{ oldest: number | null; newest: number | null }>(
      db,
      sql`select min(place) as oldest, max(place) as newest from ${sql.raw(table)}`,
    ),
    queryRows<{ token: string; share: number }>(
      db,
      sql`select token, share
        from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as known (token, share)
        where schemaname = current_schema() and tablename = ${table} and attname = 'tokens'
          and token is not null`,
    ),
  ]);
  const { oldest = null, newest = null } = ends ?? {};
  return {
    line: oldest === null || newest === null ? null : { oldest, newest },
    shares: new Map(shares.map(({ token, share }) => [token, share])),
  };
}
