import { asc, eq, and } from "drizzle-orm";
import { locksOf } from "../../auth/sign-in-limits.ts";
import type { SignedInUser } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import {
  permissions,
  rolePermissions,
  roles,
  userRoles,
  workgroupMembers,
  workgroups,
} from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Context } from "../operation.ts";
import { userTable, type UserRow } from "../users/user-table.ts";

export type HeldRole = Pick<typeof roles.$inferSelect, "id" | "code" | "name" | "status">;

/** An account with everything that decides what it may do. */
export interface Account {
  user: UserRow;
  lockedUntil: Date | null;
  /** Disabled ones too. */
  roles: HeldRole[];
  isAdmin: boolean;
}

/** @throws AppError `NOT_FOUND`. */
export async function readAccount(userId: string, ctx: Context): Promise<Account> {
  const { db, config, now } = ctx;
  const user = await userTable.get(db, userId);
  if (!user) throw new AppError("NOT_FOUND", messages.users.notFound);
  const held = await db
    .select({ id: roles.id, code: roles.code, name: roles.name, status: roles.status })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(roles.orderBy), asc(roles.name));
  const locks = await locksOf(db, [user.username], config.limits, now());
  return {
    user,
    lockedUntil: locks.get(user.username) ?? null,
    roles: held,
    isAdmin: held.some(({ code, status }) => code === "admin" && status === "enabled"),
  };
}

/** The account as if it were signed in; no session is begun. */
export async function asSignedIn(db: Db, { user, roles: held }: Account): Promise<SignedInUser> {
  const { id, username, name, orgId, mustChangePassword } = user;
  const codes = await db
    .selectDistinct({ code: permissions.code })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.status, "enabled")))
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
    .innerJoin(permissions, eq(permissions.id, rolePermissions.authId))
    .where(and(eq(userRoles.userId, id), eq(permissions.status, "enabled")));
  const groups = await db
    .select({ id: workgroups.id })
    .from(workgroupMembers)
    .innerJoin(workgroups, eq(workgroups.id, workgroupMembers.workgroupId))
    .where(and(eq(workgroupMembers.userId, id), eq(workgroups.status, "enabled")));
  return {
    id,
    username,
    name,
    orgId,
    mustChangePassword,
    mustEnrolSecondFactor: false,
    roles: held.filter(({ status }) => status === "enabled").map(({ code }) => code),
    permissions: new Set(codes.map(({ code }) => code)),
    workgroupIds: groups.map((group) => group.id),
    credential: { kind: "session", id: "", confirmedAt: new Date(0) },
  };
}
