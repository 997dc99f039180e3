import type { Db } from "../../db/db.ts";
import { tryLock } from "../../db/try-lock.ts";

/** "Atrium retention": one server deletes at a time, so that each deletion is logged once. */
const RETENTION_LOCK = 4_172_314;

/** Works in a transaction. Returns null while another server does, which goes on with what is left. */
export async function withRetentionLock<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
): Promise<T | null> {
  return db.transaction(async (tx) => ((await tryLock(tx, RETENTION_LOCK)) ? work(tx) : null));
}
