import { getTableName, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "./db.ts";
import { PAGE_WINDOW } from "./page-of.ts";
import { Prepared } from "./prepared.ts";

const rowsOf = (relation: string) =>
  sql.raw(`(select reltuples from pg_class where oid = '${relation}'::regclass)`);

/** What PostgreSQL's statistics know of a column: whole values, or the elements of an array or `tsvector`. */
const STATISTICS = {
  values: { known: "most_common_vals", shares: "most_common_freqs" },
  elements: { known: "most_common_elems", shares: "most_common_elem_freqs" },
} as const;

/**
 * Tells which values of a column are so common that no response contains their number: by PostgreSQL's statistics, twice
 * as many rows have one as can be paged through. Counting 10,000 of them takes longer than reading a page. Statistics know
 * no combinations, and a table that was never analyzed has none.
 */
export class CommonValues {
  readonly #rows: Prepared<{ rows: number | null }>;

  /** @param liveIndex Index of the rows that lists count. All others may have the value. */
  constructor(column: PgColumn, kind: keyof typeof STATISTICS, liveIndex: string) {
    const table = getTableName(column.table);
    const rows = rowsOf(table);
    const known = sql.raw(STATISTICS[kind].known);
    const shares = sql.raw(STATISTICS[kind].shares);
    this.#rows = new Prepared(
      `common_${table}_${column.name}`,
      sql`select (${shares}[array_position(${known}::text::text[], ${sql.placeholder("value")})]
          * ${rows} - (${rows} - ${rowsOf(liveIndex)}))::float8 as rows
        from pg_stats
        where schemaname = current_schema() and tablename = ${sql.raw(`'${table}'`)} and attname = ${sql.raw(`'${column.name}'`)}`,
    );
  }

  async has(db: Db, value: string): Promise<boolean> {
    const [found] = await this.#rows.rows(db, { value });
    return (found?.rows ?? 0) > 2 * PAGE_WINDOW;
  }
}
