import { and, desc, eq, gt, inArray, lte } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { idempotencyKeys } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { KeyedCall } from "./keyed-call.ts";

/** How long a key counts. */
export const RETENTION_MS = 24 * 3_600_000;
/** How many keys of one owner are remembered. */
export const MAX_KEYS_PER_OWNER = 10_000;

/**
 * The reply to an earlier call with the same key; null for none.
 *
 * @throws AppError `IDEMPOTENCY_KEY_REUSED` when that call had another input.
 */
export async function findReply(db: Db, call: KeyedCall, now: Date): Promise<string | null> {
  const { id, fingerprint, reply, createdAt } = idempotencyKeys;
  const [row] = await db
    .select({ fingerprint, reply })
    .from(idempotencyKeys)
    .where(and(eq(id, call.id), gt(createdAt, oldest(now))));
  if (row === undefined) return null;
  if (row.fingerprint !== call.fingerprint) {
    throw new AppError("IDEMPOTENCY_KEY_REUSED", messages.request.keyReused);
  }
  return row.reply;
}

/**
 * Reserves the key of a call for this transaction; false when another call has it. Waits for a transaction that holds
 * it, on whichever server.
 */
export async function claimKey(tx: Db, call: KeyedCall, now: Date): Promise<boolean> {
  const values = { ...call, reply: "", createdAt: now };
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(values)
    .onConflictDoUpdate({
      target: idempotencyKeys.id,
      set: values,
      setWhere: lte(idempotencyKeys.createdAt, oldest(now)),
    })
    .returning({ id: idempotencyKeys.id });
  return claimed.length > 0;
}

/** Stores the reply of a call that has claimed its key. */
export async function storeReply(tx: Db, { id }: KeyedCall, reply: string): Promise<void> {
  await tx.update(idempotencyKeys).set({ reply }).where(eq(idempotencyKeys.id, id));
}

/** Deletes keys that no longer count. */
export async function forgetExpiredKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, oldest(now)));
}

/** Deletes the oldest keys of an owner with too many. */
export async function forgetExcessKeys(db: Db, owner: string): Promise<void> {
  const { id, createdAt } = idempotencyKeys;
  const excess = db
    .select({ id })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.owner, owner))
    .orderBy(desc(createdAt), desc(id))
    .offset(MAX_KEYS_PER_OWNER);
  await db.delete(idempotencyKeys).where(inArray(id, excess));
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - RETENTION_MS);
}
