import { sql } from "drizzle-orm";
import type { MigrationMeta } from "drizzle-orm/migrator";
import type { Db } from "../db/db.ts";
import { BackupError } from "./backup-error.ts";
import { queryRows } from "../db/query-rows.ts";
import { migrateWithin, schemaNames } from "../db/migration-history.ts";
import { columnsOf, quote, tableNames } from "./table-catalog.ts";
import type { SiteHeader } from "./site-parts.ts";

/**
 * Creates the empty tables of a site's schema, in place of existing ones.
 *
 * @param options Whether they may hold rows, and the migrations that make them.
 * @returns Paths of the uploaded files that the database listed before.
 * @throws BackupError when the database holds something it may not lose.
 */
export async function prepareTarget(
  tx: Db,
  header: SiteHeader,
  { replace, migrations }: { replace: boolean; migrations: readonly MigrationMeta[] },
): Promise<Set<string>> {
  const own = schemaNames(migrations);
  const present = await tableNames(tx);
  const foreign = present.filter((name) => !own.tables.has(name));
  if (foreign.length > 0) {
    throw new BackupError(
      `The target database holds tables that are not Atrium's (${foreign.slice(0, 3).join(", ")}). Use a database of its own.`,
    );
  }
  if (!replace) await assertNoRows(tx, present);
  const files = present.includes("files")
    ? await queryRows<{ path: string }>(tx, sql`select path from files`)
    : [];
  for (const name of present) await tx.execute(sql.raw(`drop table ${quote(name)} cascade`));
  for (const name of own.functions) {
    await tx.execute(sql.raw(`drop function if exists ${quote(name)} cascade`));
  }
  await tx.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
  await migrateWithin(tx, null, header.schema, migrations);
  await assertShapes(tx, header);
  return new Set(files.map(({ path }) => path));
}

async function assertNoRows(tx: Db, tables: readonly string[]): Promise<void> {
  for (const name of tables) {
    const [row] = await queryRows(tx, sql.raw(`select 1 from ${quote(name)} limit 1`));
    if (row !== undefined) {
      throw new BackupError("The target database is not empty: it holds a site already.");
    }
  }
}

/** Tables of one migration are the same everywhere, unless somebody changed them by hand. */
async function assertShapes(tx: Db, { tables }: SiteHeader): Promise<void> {
  for (const { name, columns } of tables) {
    const known = new Set((await columnsOf(tx, name)).map((column) => column.name));
    if (columns.length === known.size && columns.every((column) => known.has(column))) continue;
    throw new BackupError(`The table ${name} has other columns there than here.`);
  }
}
