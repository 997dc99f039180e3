import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { passkeys, recoveryCodes, secondFactors } from "../db/schema/index.ts";
import { createRecoveryCodes, hashRecoveryCode, normaliseCode, stepOf } from "./one-time-codes.ts";

/** What an account signs in with beside its password. */
export interface SecondFactor {
  userId: string;
  /** Of its authenticator app; null for passkeys alone. */
  secret: string | null;
}

/** The second factor of an account; undefined without one. */
export async function secondFactorOf(db: Db, userId: string): Promise<SecondFactor | undefined> {
  const app = await authenticatorAppOf(db, userId);
  if (app !== undefined) return app;
  return (await hasPasskey(db, userId)) ? { userId, secret: null } : undefined;
}

/** The confirmed authenticator app of an account; undefined without one. */
export async function authenticatorAppOf(
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
  { userId, secret }: SecondFactor,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = normaliseCode(typed);
  const step = secret === null ? null : stepOf(code, secret, now);
  return secret === null || step === null
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

/** Returns whether there was one. The recovery codes go with the last second factor. */
export async function removeAuthenticatorApp(db: Db, userId: string): Promise<boolean> {
  const removed = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  await removeUnusedCodes(db, userId);
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Removes the app, the passkeys and the recovery codes. Returns whether there was a second factor. */
export async function removeSecondFactors(db: Db, userId: string): Promise<boolean> {
  const removed = await db
    .delete(passkeys)
    .where(eq(passkeys.userId, userId))
    .returning({ id: passkeys.id });
  const hadApp = await removeAuthenticatorApp(db, userId);
  return hadApp || removed.length > 0;
}

/** Recovery codes are none without a second factor that they stand in for. */
export async function removeUnusedCodes(db: Db, userId: string): Promise<void> {
  if ((await secondFactorOf(db, userId)) !== undefined) return;
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

async function hasPasskey(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0;
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
