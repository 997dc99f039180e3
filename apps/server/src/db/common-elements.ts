import { getTableName, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "./db.ts";
import { PAGE_WINDOW } from "./page-of.ts";
import { Prepared } from "./prepared.ts";

const rowsOf = (relation: string) =>
  sql.raw(`(select reltuples from pg_class where oid = '${relation}'::regclass)`);

/**
 * Tells which elements of an array or `tsvector` are so common that no response contains their number: by PostgreSQL's
 * statistics, twice as many rows have one as can be paged through. Counting 10,000 of them means reading most of a
 * large table. Statistics know no combinations, and a table that was never analyzed has none.
 */
export class CommonElements {
  readonly #rows: Prepared<{ rows: number | null }>;

  /** @param liveIndex Index of the rows that lists count. All others may have the element. */
  constructor(column: PgColumn, liveIndex: string) {
    const table = getTableName(column.table);
    const rows = rowsOf(table);
    this.#rows = new Prepared(
      `common_${table}_${column.name}`,
      sql`select (most_common_elem_freqs[array_position(most_common_elems::text::text[], ${sql.placeholder("element")})]
          * ${rows} - (${rows} - ${rowsOf(liveIndex)}))::float8 as rows
        from pg_stats
        where schemaname = current_schema() and tablename = ${sql.raw(`'${table}'`)} and attname = ${sql.raw(`'${column.name}'`)}`,
    );
  }

  async has(db: Db, element: string): Promise<boolean> {
    const [found] = await this.#rows.rows(db, { element });
    return (found?.rows ?? 0) > 2 * PAGE_WINDOW;
  }
}
