import { sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";

/** Gives both databases the same text form of every value until the transaction ends, and lifts its timeouts. */
export async function configureTransaction(tx: Db): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "extra_float_digits = 1",
    "bytea_output = 'hex'",
    "statement_timeout = 0",
    "idle_in_transaction_session_timeout = 0",
    "lock_timeout = '10s'",
  ]) {
    await tx.execute(sql.raw(`set local ${setting}`));
  }
}
