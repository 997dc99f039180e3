import { sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { BackupError } from "./backup-error.ts";
import { queryRows } from "../db/query-rows.ts";
import type { SiteSummary, TableShape } from "./site-parts.ts";
import { columnsOf, digestTable, quote } from "./table-catalog.ts";

/** Inserts rows, each a line with a JSON array of its values in text form. */
export class RowLoader {
  readonly #tx: Db;
  readonly #tables: ReadonlyMap<string, TableShape>;
  readonly #statements = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  constructor(tx: Db, tables: readonly TableShape[]) {
    this.#tx = tx;
    this.#tables = new Map(tables.map((table) => [table.name, table]));
  }

  /** Returns how many rows the table has so far. */
  async load(table: string, rows: string): Promise<number> {
    const statement = this.#statements.get(table) ?? (await this.#prepare(table));
    this.#statements.set(table, statement);
    const lines = rows.trimEnd().split("\n");
    const list = `[${lines.join(",")}]`;
    await this.#tx.execute(
      sql`${sql.raw(statement)} from json_array_elements(${list}::json) as line`,
    );
    const count = (this.#counts.get(table) ?? 0) + lines.length;
    this.#counts.set(table, count);
    return count;
  }

  async #prepare(name: string): Promise<string> {
    const shape = this.#tables.get(name);
    if (shape === undefined) throw new Error(`Unknown table ${name}`);
    const types = new Map((await columnsOf(this.#tx, name)).map(({ name, type }) => [name, type]));
    const columns = shape.columns.map(quote).join(", ");
    const values = shape.columns.map((column, at) => `(line->>${at})::${types.get(column)}`);
    return `insert into ${quote(name)} (${columns}) overriding system value select ${values.join(", ")}`;
  }
}

/**
 * Compares what was written with what was read, by digest.
 *
 * @throws BackupError when they differ.
 */
export async function assertSameRows(
  tx: Db,
  tables: readonly TableShape[],
  summary: SiteSummary,
): Promise<void> {
  for (const table of tables) {
    const written = await digestTable(tx, table);
    const read = summary.tables[table.name];
    if (written.rows !== read?.rows || written.digest !== read.digest) {
      throw new BackupError(`The rows of ${table.name} did not arrive as they were.`);
    }
  }
}

export async function setSequences(tx: Db, sequences: SiteSummary["sequences"]): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    await tx.execute(sql`select setval(${quote(name)}::regclass, ${value}::bigint)`);
  }
}

/**
 * Disables the tables' triggers: what they would write is among the rows.
 *
 * @returns Enables them again.
 */
export async function suspendTriggers(
  tx: Db,
  tables: readonly TableShape[],
): Promise<() => Promise<void>> {
  const each = async (action: "enable" | "disable") => {
    for (const { name } of tables) {
      await tx.execute(sql.raw(`alter table ${quote(name)} ${action} trigger user`));
    }
  };
  await each("disable");
  return () => each("enable");
}

/**
 * Drops the foreign keys while rows come in any order.
 *
 * @returns Restores them, which checks every row.
 */
export async function suspendForeignKeys(tx: Db): Promise<() => Promise<void>> {
  const keys = await queryRows<{ owner: string; name: string; definition: string }>(
    tx,
    sql`select conrelid::regclass::text as owner, conname::text as name,
          pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { owner, name } of keys) {
    await tx.execute(sql.raw(`alter table ${owner} drop constraint ${quote(name)}`));
  }
  return async () => {
    for (const { owner, name, definition } of keys) {
      await tx.execute(sql.raw(`alter table ${owner} add constraint ${quote(name)} ${definition}`));
    }
  };
}
