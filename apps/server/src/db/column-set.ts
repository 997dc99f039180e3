import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

type RowOf<Table extends PgTable> = Table["$inferSelect"];
export type ColumnName<Table extends PgTable> = keyof RowOf<Table> & string;

/**
 * Columns of a table for hot-path statements: drizzle's builders would build the text at every call and convert every
 * value of every row.
 */
export class ColumnSet<Table extends PgTable, Name extends ColumnName<Table>> {
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

  /** For `select` and `returning`; the statement must use the table under its own name. */
  get selected(): SQL {
    return listed(this.#columns, ([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  }

  /** The column list of an `insert`. */
  get targets(): SQL {
    return listed(this.#columns, ([, column]) => sql.identifier(column.name));
  }

  /** Placeholders for an `insert`, filled by `written`. */
  get values(): SQL {
    return listed(this.#columns, ([name]) => sql.placeholder(name));
  }

  /** The assignments of an `update`, filled by `written`. */
  get assigned(): SQL {
    return listed(
      this.#columns,
      ([name, column]) => sql`${sql.identifier(column.name)} = ${sql.placeholder(name)}`,
    );
  }

  /** Converts a row that selected all of the columns, as drizzle does, and others beside them. */
  read<Beside = unknown>(
    row: Record<string, unknown> & NoInfer<Beside>,
  ): Pick<RowOf<Table>, Name> & NoInfer<Beside> {
    const values: Record<string, unknown> = row;
    for (const [name, column] of this.#dates) {
      if (values[name] !== null) values[name] = column.mapFromDriverValue(values[name]);
    }
    // The statement selected these columns, and the database knows their types.
    return row as Pick<RowOf<Table>, Name> & Beside;
  }

  /** A row's values for the placeholders. */
  written(row: Pick<RowOf<Table>, Name>): Record<string, unknown> {
    const from: Record<string, unknown> = row;
    const values: Record<string, unknown> = {};
    for (const [name, column] of this.#columns) {
      const value = from[name] ?? null;
      values[name] = value === null ? null : column.mapToDriverValue(value);
    }
    return values;
  }
}

export function allColumns<Table extends PgTable>(
  table: Table,
): ColumnSet<Table, ColumnName<Table>> {
  return new ColumnSet(table, Object.keys(getTableColumns(table)));
}

function listed<Item>(
  items: readonly Item[],
  write: (
    item: Item,
  ) => SQL | ReturnType<typeof sql.identifier> | ReturnType<typeof sql.placeholder>,
): SQL {
  return sql.join(
    items.map((item) => sql`${write(item)}`),
    sql`, `,
  );
}
