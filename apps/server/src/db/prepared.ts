import type { SQL } from "drizzle-orm";
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from "drizzle-orm/pg-core";
import type { Db } from "./db.ts";

type Bound = PgPreparedQuery<PreparedQueryConfig>;

/**
 * A prepared statement for hot paths: its text is built once, and each PostgreSQL connection parses and plans it once,
 * under its name. Write it with `sql`, with `sql.placeholder` for its values. Timestamps arrive as PostgreSQL's text.
 */
export class Prepared<Row> {
  readonly name: string;
  readonly #query: { sql: string; params: unknown[] };
  readonly #bound = new WeakMap<Db, Bound>();

  constructor(name: string, statement: SQL) {
    this.name = name;
    this.#query = new PgDialect().sqlToQuery(statement);
  }

  get query(): { readonly sql: string; readonly params: readonly unknown[] } {
    return this.#query;
  }

  /** Sends the statement before it returns: of several that are asked for together, each sees what those before it did. */
  async rows(db: Db, values: Record<string, unknown>): Promise<Row[]> {
    // Both drivers return the rows under this name; their common type does not say so.
    const { rows } = (await this.#boundTo(db).execute(values)) as { rows: Row[] };
    return rows;
  }

  #boundTo(db: Db): Bound {
    let bound = this.#bound.get(db);
    if (bound === undefined) {
      bound = db._.session.prepareQuery(this.#query, undefined, this.name, false);
      this.#bound.set(db, bound);
    }
    return bound;
  }
}
