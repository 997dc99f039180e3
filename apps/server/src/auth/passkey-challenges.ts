import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { isMissingReference } from "../db/database-error.ts";
import type { Db } from "../db/db.ts";
import { passkeyChallenges } from "../db/schema/index.ts";
import { AppError } from "../kernel/app-error.ts";
import { messages } from "../kernel/messages/index.ts";

/** What a challenge is for, and for which session; signing in has none yet. */
export type ChallengeUse =
  | { purpose: "signIn"; sessionId: null }
  | { purpose: "add" | "stepUp"; sessionId: string };

/** How long a challenge may wait for its answer. */
export const CHALLENGE_MS = 5 * 60_000;

/**
 * A new challenge, of 256 random bits. It replaces an earlier one of the same session and use.
 *
 * @throws AppError `UNAUTHENTICATED` when the session has ended meanwhile.
 */
export async function issueChallenge(db: Db, use: ChallengeUse, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const { purpose, sessionId } = use;
  await deleteExpiredChallenges(db, now);
  if (sessionId !== null) await db.delete(passkeyChallenges).where(isFor(use));
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  const row = { challenge, purpose, sessionId, expiresAt };
  await db.insert(passkeyChallenges).values(row).catch(refuseEndedSession);
  return challenge;
}

/** Nothing may answer them any more. */
export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}

function refuseEndedSession(error: unknown): never {
  if (!isMissingReference(error)) throw error;
  throw new AppError("UNAUTHENTICATED", messages.signIn.required);
}

/** Whether a challenge may be answered: once, on whatever server. */
export async function consumeChallenge(
  db: Db,
  challenge: string,
  use: ChallengeUse,
  now: Date,
): Promise<boolean> {
  const valid = and(
    eq(passkeyChallenges.challenge, challenge),
    gt(passkeyChallenges.expiresAt, now),
    isFor(use),
  );
  const consumed = await db
    .delete(passkeyChallenges)
    .where(valid)
    .returning({ challenge: passkeyChallenges.challenge });
  return consumed.length > 0;
}

function isFor({ purpose, sessionId }: ChallengeUse) {
  const column = passkeyChallenges.sessionId;
  const isOfSession = sessionId === null ? isNull(column) : eq(column, sessionId);
  return and(eq(passkeyChallenges.purpose, purpose), isOfSession);
}
