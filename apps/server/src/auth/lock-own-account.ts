import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { accessTokens, sessions, users } from "../db/schema/index.ts";
import { AppError } from "../kernel/app-error.ts";
import { messages } from "../kernel/messages/index.ts";
import type { SignedInUser } from "./signed-in-user.ts";

/**
 * Locks the caller's account until the transaction ends, for a change of what gives access to it. Of simultaneous changes,
 * one after the other counts. Whoever ends that access (a reset, a disabled account) holds the lock meanwhile: a caller who
 * has waited for it and whose session has ended leaves nothing that would outlive it.
 *
 * @throws AppError `UNAUTHENTICATED` when the session or the access token of the call has ended meanwhile.
 */
export async function lockOwnAccount(tx: Db, user: SignedInUser): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("update");
  await assertStillSignedIn(tx, user);
}

/**
 * For who holds that lock already. It takes a statement of its own: that of the lock does not see what was committed while
 * it waited.
 *
 * @throws AppError `UNAUTHENTICATED` when the session or the access token of the call has ended meanwhile.
 */
export async function assertStillSignedIn(tx: Db, { credential }: SignedInUser): Promise<void> {
  const table = credential.kind === "session" ? sessions : accessTokens;
  const rows = await tx
    .select({ one: sql`1` })
    .from(table)
    .where(eq(table.id, credential.id));
  if (rows.length === 0) throw new AppError("UNAUTHENTICATED", messages.signIn.required);
}
