import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { recoveryCodes, secondFactors } from "../db/schema/index.ts";
import { createRecoveryCodes, hashRecoveryCode, normaliseCode, stepOf } from "./one-time-codes.ts";

/** The confirmed second factor of an account; undefined without one. */
export async function secondFactorOf(
  db: Db,
  userId: string,
): Promise<typeof secondFactors.$inferSelect | undefined> {
  const confirmed = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  const [row] = await db.select().from(secondFactors).where(confirmed);
  return row;
}

/**
 * Consumes a code of an account's second factor: of its app or a recovery code. False for a wrong one, and for one that
 * was used before; of simultaneous uses on any server one succeeds.
 */
export async function consumeCode(
  db: Db,
  { userId, secret }: { userId: string; secret: string },
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = normaliseCode(typed);
  const step = stepOf(code, secret, now);
  return step === null
    ? consumeRecoveryCode(db, userId, code)
    : consumeStep(db, userId, secret, step);
}

/** New recovery codes in place of the earlier ones; returned here and nowhere else. */
export async function replaceRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) }));
  await db.insert(recoveryCodes).values(rows);
  return codes;
}

/** With its recovery codes. Returns whether there was one. */
export async function removeSecondFactor(db: Db, userId: string): Promise<boolean> {
  const removed = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}

async function consumeStep(db: Db, userId: string, secret: string, step: number): Promise<boolean> {
  const unused = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    // The secret may have been replaced since it was read.
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret), unused))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

async function consumeRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashRecoveryCode(code))),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}
