import { and, eq, exists, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { oidcIdentities, roles, userRoles, users } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";

/** The only active administrator; undefined when there are several. */
export async function onlyAdmin(db: Db): Promise<string | undefined> {
  const [first, second] = await activeAdmins(db);
  return second === undefined ? first : undefined;
}

/**
 * Refuses a change, just made in this transaction, that leaves no administrator. Two who remove each other are
 * serialised here: the lock on the role lasts until the first has committed, and the second sees it.
 *
 * @throws AppError `LAST_ADMIN`.
 */
export async function assertAdminRemains(tx: Db): Promise<void> {
  if (await leavesNoAdmin(tx)) throw new AppError("LAST_ADMIN", messages.users.lastAdmin);
}

/** Whether a change, just made in this transaction, leaves no administrator; serialised with others like it. */
export async function leavesNoAdmin(tx: Db): Promise<boolean> {
  await tx.select({ id: roles.id }).from(roles).where(eq(roles.builtIn, true)).for("no key update");
  return (await activeAdmins(tx)).length === 0;
}

/** At most two. Whoever has neither a password yet nor an identity at the provider cannot sign in, and does not count. */
export async function activeAdmins(db: Db): Promise<string[]> {
  const isLinked = exists(
    db
      .select({ one: sql`1` })
      .from(oidcIdentities)
      .where(eq(oidcIdentities.userId, users.id)),
  );
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.builtIn, true)))
    .where(and(eq(users.status, "active"), or(ne(users.passwordHash, ""), isLinked)))
    .limit(2);
  return rows.map(({ id }) => id);
}
