import { sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";

/** Lets this transaction delete from the append-only logs and change them: their triggers look at the setting. */
export async function admitRetention(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('atrium.retention', 'on', true)`);
}
