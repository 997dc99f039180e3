import type { SQL } from "drizzle-orm";
import type { Db } from "./db.ts";

export async function queryRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  // Both drivers return the rows under this name; their common type does not say so.
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}
