import { and, eq, not, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { mails, passwordLinks } from "../db/schema/index.ts";
import { endAccessTokensOf } from "./access-tokens.ts";
import { endSessionsOf } from "./sessions.ts";

/**
 * Ends all that gives access to an account without its password: its sessions, its personal access tokens, and the link
 * to choose another password.
 */
export async function endAccessOf(db: Db, userId: string): Promise<void> {
  await endSessionsOf(db, userId);
  await endAccessTokensOf(db, userId);
  await endPasswordLinkOf(db, userId);
}

/** Whether nobody but the reader of the account's mailbox has a password link. */
export const isMailed = sql<boolean>`exists (
  select from ${mails} where ${mails.passwordLinkOf} = ${passwordLinks.userId})`;

/** Ends a password link that somebody handed over, and so may have kept: it was for an account that could do less. */
export async function endHandedLinkOf(db: Db, userId: string): Promise<void> {
  await db.delete(passwordLinks).where(and(eq(passwordLinks.userId, userId), not(isMailed)));
}

/** Ends the link with which somebody may choose a password for an account, and a mail with it that waits. */
export async function endPasswordLinkOf(db: Db, userId: string): Promise<void> {
  await db.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
}
