import { sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";

/**
 * Makes every value look the same in both databases as long as the transaction lasts, and lets it take its time.
 */
export async function settleTransaction(tx: Db): Promise<void> {
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
