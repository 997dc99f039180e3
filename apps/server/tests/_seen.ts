import { inArray } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { EntityTable } from "../src/db/crud-table.ts";
import type { TestServer } from "./_server.ts";

/** Records with their versions as they are now; 1 for one that does not exist. */
export async function seenNow(
  { db }: Pick<TestServer, "db">,
  table: EntityTable,
  ids: readonly string[],
): Promise<{ id: string; version: number }[]> {
  const plain: PgTable = table;
  const rows = await db
    .select({ id: table.id, version: table.version })
    .from(plain)
    .where(inArray(table.id, [...ids]));
  const versions = new Map(rows.map(({ id, version }) => [String(id), Number(version)]));
  return ids.map((id) => ({ id, version: versions.get(id) ?? 1 }));
}

/** The query of a deletion that is based on the record as it is now. */
export async function versionQuery(
  server: Pick<TestServer, "db">,
  table: EntityTable,
  id: string,
): Promise<string> {
  const [record] = await seenNow(server, table, [id]);
  return `?version=${record?.version ?? 1}`;
}
