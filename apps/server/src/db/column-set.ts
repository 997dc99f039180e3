import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

type RowOf<Table extends PgTable> = Table["$inferSelect"];

/**
 * Some columns of a table for a hand-written `select` that runs often: drizzle's builder would convert every value of
 * every row, and build the text at every call.
 */
export class ColumnSet<Table extends PgTable, Name extends keyof RowOf<Table> & string> {
  readonly #columns: readonly (readonly [name: string, column: PgColumn])[];
  readonly #dates: readonly (readonly [name: string, column: PgColumn])[];

  constructor(table: Table, names: readonly Name[]) {
    const columns: Record<string, PgColumn> = getTableColumns<PgTable>(table);
    this.#columns = names.flatMap((name) => {
      const column = columns[name];
      return column === undefined ? [] : [[name, column] as const];
    });
    // Both drivers convert numbers, lists and objects themselves.
    this.#dates = this.#columns.filter(([, { dataType }]) => dataType === "date");
  }

  /** For `select`; the statement must use the table under its own name. */
  get selected(): SQL {
    const list = this.#columns.map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
    return sql.join(list, sql`, `);
  }

  /** Converts a row that selected all of the columns, as drizzle does. */
  read(row: Record<string, unknown>): Pick<RowOf<Table>, Name> {
    for (const [name, column] of this.#dates) {
      if (row[name] !== null) row[name] = column.mapFromDriverValue(row[name]);
    }
    // The statement selected these columns, and the database knows their types.
    return row as Pick<RowOf<Table>, Name>;
  }
}
