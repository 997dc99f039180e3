import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { accountsAbove } from "../../auth/privilege-check.ts";
import { locksOf } from "../../auth/sign-in-limits.ts";
import { may, signedIn, type SignedInUser } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { namesById } from "../../db/names-by-id.ts";
import {
  oidcIdentities,
  orgs,
  passkeys,
  roles,
  secondFactors,
  userRoles,
  users,
} from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Context } from "../operation.ts";
import { messages } from "../../kernel/messages/index.ts";
import { passwordLinksOf } from "../password-links/read-password-links.ts";
import { toEntity } from "../to-entity.ts";
import { onlyAdmin } from "./last-admin.ts";
import { usersInUse } from "./user-usage.ts";
import { userTable, type UserRow } from "./user-table.ts";

type User = components["schemas"]["User"];

/** @throws AppError `NOT_FOUND`. */
export async function readUser(db: Db, id: string, ctx: Context): Promise<User> {
  const row = await userTable.get(db, id);
  const [user] = row ? await toUsers(db, [row], ctx) : [];
  if (!user) throw new AppError("NOT_FOUND", messages.users.notFound);
  return user;
}

/** With what the caller may do. */
export async function toUsers(db: Db, rows: readonly UserRow[], ctx: Context): Promise<User[]> {
  // Sequential: this also runs inside transactions, which have one connection.
  const orgIds = rows.map(({ orgId }) => orgId);
  const names = await namesById(db, orgs, orgs.name, orgIds);
  const held = await rolesOf(db, rows);
  const usernames = rows.map(({ username }) => username);
  const locks = await locksOf(db, usernames, ctx.config.limits, ctx.now());
  const ids = rows.map(({ id }) => id);
  const withoutPassword = await withoutPasswordOf(db, ids);
  const links = await passwordLinksOf(db, ids);
  const actions = await actionsOn(db, rows, links, signedIn(ctx.user));
  return rows.map((row) => ({
    ...toEntity(row),
    username: row.username,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    avatar: row.avatar,
    gender: toGender(row.gender),
    orgId: row.orgId ?? "0",
    orgName: names.get(row.orgId) ?? "",
    jobTitle: row.jobTitle,
    roleIds: (held.get(row.id) ?? []).map(({ id }) => id),
    roleNames: (held.get(row.id) ?? []).map(({ name }) => name),
    programId: row.programId,
    status: row.status,
    hasPassword: !withoutPassword.has(row.id),
    passwordLink: links.get(row.id) ?? null,
    lockedUntil: locks.get(row.username)?.toISOString() ?? null,
    mustChangePassword: row.mustChangePassword,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    remark: row.remark,
    allowedActions: actions(row),
  }));
}

type Action = User["allowedActions"][number];

/** Mirrors the checks of the writes. */
async function actionsOn(
  db: Db,
  rows: readonly UserRow[],
  links: ReadonlyMap<string, unknown>,
  caller: SignedInUser,
) {
  const ids = rows.map(({ id }) => id);
  const above = await accountsAbove(db, caller, ids);
  const inUse = await usersInUse(db, ids);
  const lastAdmin = await onlyAdmin(db);
  const enrolled = await enrolledOf(db, ids);
  const linked = await linkedOf(db, ids);
  const has = (action: string) => may(caller, `system:user:${action}`);
  return ({ id, status }: UserRow): Action[] => {
    if (above.has(id)) return [];
    const isOther = id !== caller.id;
    const canGo = isOther && id !== lastAdmin;
    const allowed: Record<Action, boolean> = {
      update: has("update"),
      disable: has("update") && canGo && status === "active",
      deleteWithHandOver: has("delete") && has("update") && canGo,
      resetPwd: has("resetPwd") && isOther,
      sendPasswordLink: has("resetPwd") && isOther && status === "active",
      revokePasswordLink: has("resetPwd") && links.has(id),
      resetSecondFactor: has("resetPwd") && isOther && enrolled.has(id),
      unlinkIdentity: has("resetPwd") && isOther && linked.has(id),
      delete: has("delete") && canGo && !inUse.has(id),
    };
    return (Object.keys(allowed) as Action[]).filter((action) => allowed[action]);
  };
}

/** Those whose password was never set. */
async function withoutPasswordOf(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.passwordHash, "")));
  return new Set(rows.map(({ id }) => id));
}

/** Those who have a second factor. */
async function enrolledOf(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const withPasskey = db
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(inArray(passkeys.userId, [...ids]));
  const rows = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(inArray(secondFactors.userId, [...ids]), isNotNull(secondFactors.confirmedAt)))
    .union(withPasskey);
  return new Set(rows.map(({ userId }) => userId));
}

/** Those who are linked with the identity provider. */
async function linkedOf(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ userId: oidcIdentities.userId })
    .from(oidcIdentities)
    .where(inArray(oidcIdentities.userId, [...ids]));
  return new Set(rows.map(({ userId }) => userId));
}

async function rolesOf(db: Db, rows: readonly UserRow[]) {
  if (rows.length === 0) return new Map<string, { id: string; name: string }[]>();
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({ userId: userRoles.userId, id: roles.id, name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(inArray(userRoles.userId, ids))
    .orderBy(asc(roles.orderBy), asc(roles.name));
  return Map.groupBy(found, ({ userId }) => userId);
}

function toGender(text: string | null): User["gender"] {
  return text === "male" || text === "female" || text === "other" ? text : null;
}
