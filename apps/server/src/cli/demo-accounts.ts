import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { PasswordHasher } from "../auth/password-hasher.ts";
import { publishedPassword } from "../auth/published-password.ts";
import { endAccessOf } from "../auth/end-access.ts";
import { people } from "../../demo/people.ts";
import type { Db } from "../db/db.ts";
import { users } from "../db/schema/index.ts";
import { stampUpdate, systemAuthor } from "../db/stamp.ts";

type Account = Pick<typeof users.$inferSelect, "id" | "username">;

/**
 * Disables the accounts that still have the published password, and ends their sessions. Signing in refuses that
 * password by itself; this warns people, and ends what began before.
 *
 * @returns Their user names.
 */
export async function disableDemoAccounts(db: Db, now: Date = new Date()): Promise<string[]> {
  // Only seeds and commands create accounts as the system, under whatever name they go by now.
  const seeded = or(eq(users.createdBy, systemAuthor.id), inArray(users.username, activePeople));
  const found = await withPublishedPassword(db, and(eq(users.status, "active"), seeded));
  await setStatus(db, found, "disabled", now);
  for (const { id } of found) await endAccessOf(db, id);
  return found.map(({ username }) => username).toSorted();
}

/** Enables what `disableDemoAccounts` has disabled, and nobody else: the data folder is a demo site again. */
export async function enableDemoAccounts(db: Db, now: Date = new Date()): Promise<void> {
  const closed = and(
    eq(users.status, "disabled"),
    eq(users.updatedBy, systemAuthor.id),
    inArray(users.username, activePeople),
  );
  await setStatus(db, await withPublishedPassword(db, closed), "active", now);
}

const activePeople = people
  .filter(({ status }) => status === "active")
  .map(({ username }) => username);

async function withPublishedPassword(db: Db, where: SQL | undefined): Promise<Account[]> {
  const candidates = await db
    .select({ id: users.id, username: users.username, passwordHash: users.passwordHash })
    .from(users)
    .where(where);
  const hasher = new PasswordHasher({ queue: candidates.length, waitMs: 60_000 });
  const matches = await Promise.all(
    candidates.map(({ passwordHash }) => hasher.verify(publishedPassword, passwordHash)),
  );
  return candidates.filter((_, index) => matches[index]);
}

async function setStatus(
  db: Db,
  accounts: readonly Account[],
  status: "active" | "disabled",
  now: Date,
): Promise<void> {
  if (accounts.length === 0) return;
  const ids = accounts.map(({ id }) => id);
  await db
    .update(users)
    .set({ status, version: sql`${users.version} + 1`, ...stampUpdate(systemAuthor, now) })
    .where(inArray(users.id, ids));
}
