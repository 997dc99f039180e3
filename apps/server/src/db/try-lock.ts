import { sql } from "drizzle-orm";
import type { Db } from "./db.ts";
import { queryRows } from "./query-rows.ts";

/** Takes an advisory lock until the transaction ends; false when another server holds it, which does the work then. */
export async function tryLock(tx: Db, lock: number): Promise<boolean> {
  const statement = sql`select pg_try_advisory_xact_lock(${lock}::bigint) as held`;
  const [row] = await queryRows<{ held: boolean }>(tx, statement);
  return row?.held ?? false;
}
