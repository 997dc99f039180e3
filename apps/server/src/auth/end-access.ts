import { eq } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { passwordLinks } from "../db/schema/index.ts";
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

/** Ends the link with which somebody may choose a password for an account, and a mail with it that waits. */
export async function endPasswordLinkOf(db: Db, userId: string): Promise<void> {
  await db.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
}
