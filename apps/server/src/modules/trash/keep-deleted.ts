import { eq, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Author } from "../../db/stamp.ts";
import { queryRows } from "../../db/query-rows.ts";
import type { Db } from "../../db/db.ts";
import { deletedRecords } from "../../db/schema/index.ts";
import type { DeletedRows } from "../../db/schema/deleted-records.ts";
import { nameOf, trashedTables, type TrashKind } from "./trashed-tables.ts";

/** A record that is about to be deleted. */
export interface Deleted {
  kind: TrashKind;
  id: string;
  name: string;
}

/** Keeps a record in the trash, whole and with what is deleted with it. Call it before the deletion, in its transaction. */
export async function keepDeleted(
  tx: Db,
  { kind, id, name }: Deleted,
  author: Author,
  now: Date,
): Promise<void> {
  const { table, dependents, secrets } = trashedTables[kind];
  const rows: DeletedRows = { [nameOf(table)]: await rowsOf(tx, table, table.id, id) };
  for (const { table: dependent, owner } of dependents) {
    rows[nameOf(dependent)] = await rowsOf(tx, dependent, owner, id);
  }
  for (const row of rows[nameOf(table)] ?? []) {
    for (const column of Object.keys(secrets)) delete row[column];
  }
  const kept = {
    kind,
    name,
    rows,
    deletedAt: now,
    deletedBy: author.id,
    deletedByName: author.name,
  };
  await tx.delete(deletedRecords).where(eq(deletedRecords.id, id));
  await tx.insert(deletedRecords).values({ id, ...kept });
}

async function rowsOf(
  tx: Db,
  table: PgTable,
  owner: AnyPgColumn,
  id: string,
): Promise<Record<string, unknown>[]> {
  const found = await queryRows<{ row: Record<string, unknown> }>(
    tx,
    sql`select to_jsonb(kept) as row from ${table} as kept
        where kept.${sql.identifier(owner.name)} = ${id}`,
  );
  return found.map(({ row }) => row);
}
