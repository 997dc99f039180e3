import { asc, eq, inArray } from "drizzle-orm";
import { rolesAbove } from "../../auth/privilege-check.ts";
import type { SignedInUser } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { roles, userRoles } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";

export async function roleIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ roleId: userRoles.roleId })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.roleId));
  return rows.map(({ roleId }) => roleId);
}

/**
 * Checks roles that the caller grants, and locks them against deletion until the transaction ends.
 *
 * @param held Roles that the account has already.
 * @throws AppError a field error for an unknown role, `FORBIDDEN` for one with more permissions than the caller's.
 */
export async function assertMayGrant(
  tx: Db,
  caller: SignedInUser,
  roleIds: readonly string[],
  held: readonly string[] = [],
): Promise<void> {
  const known = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(inArray(roles.id, [...roleIds]))
    .orderBy(asc(roles.id))
    .for("key share");
  const unknown = roleIds.findIndex((roleId) => !known.some(({ id }) => id === roleId));
  if (unknown >= 0) throw fieldError(`roleIds.${unknown}`, "exists", messages.fields.notExisting);
  const added = roleIds.filter((roleId) => !held.includes(roleId));
  if ((await rolesAbove(tx, caller, added)).size > 0) {
    throw new AppError("FORBIDDEN", messages.roles.above);
  }
}

export async function replaceRoles(
  tx: Db,
  userId: string,
  roleIds: readonly string[],
): Promise<void> {
  await tx.delete(userRoles).where(eq(userRoles.userId, userId));
  if (roleIds.length === 0) return;
  await tx.insert(userRoles).values(roleIds.map((roleId) => ({ userId, roleId })));
}
