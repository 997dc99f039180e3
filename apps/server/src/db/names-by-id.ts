import { inArray, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./db.ts";

/** @param name A text column that is never null. */
export async function namesById(
  db: Db,
  table: PgTable & { id: AnyPgColumn },
  name: AnyPgColumn,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: sql<string>`${table.id}`, name: sql<string>`${name}` })
    .from(table)
    .where(inArray(table.id, known));
  return new Map(rows.map((row) => [row.id, row.name]));
}
