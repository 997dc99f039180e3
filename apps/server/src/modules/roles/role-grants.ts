import { asc, eq, inArray } from "drizzle-orm";
import { recordChange } from "../audit/record-change.ts";
import { permissionsNotHeld, menusNotHeld, rolesAbove } from "../../auth/privilege-check.ts";
import { may, signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { permissions, menus, rolePermissions, roleMenus } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import type { Context } from "../operation.ts";
import { messages } from "../../kernel/messages/index.ts";
import { notFound, type Written } from "../records.ts";
import { pathTo } from "../tree.ts";
import { assertNotBuiltIn, lockRole } from "./role-lock.ts";
import { roleTable } from "./role-record.ts";

type Schemas = components["schemas"];

/** @throws AppError `NOT_FOUND`. */
export async function readRoleMenus(db: Db, roleId: string): Promise<Schemas["RoleMenus"]> {
  const role = await roleTable.get(db, roleId);
  if (!role) throw notFound();
  if (!role.builtIn) return { roleId, ...(await menusOf(db, roleId)) };
  return { roleId, menuIds: await idsOf(db, menus), halfMenuIds: [] };
}

/** @throws AppError `NOT_FOUND`. */
export async function readRolePermissions(db: Db, roleId: string): Promise<Schemas["RoleAuths"]> {
  const role = await roleTable.get(db, roleId);
  if (!role) throw notFound();
  return {
    roleId,
    authIds: role.builtIn ? await idsOf(db, permissions) : await authsOf(db, roleId),
  };
}

/**
 * Replaces the set of menus that a role opens. Simultaneous calls are serialised: one of the sets remains.
 *
 * @throws AppError as `lockRole` does, `BUILTIN_READONLY`, a field error for an unknown menu, `FORBIDDEN` for one that
 * the caller does not have.
 */
export async function replaceRoleMenus(
  body: Schemas["RoleMenusUpdateBody"],
  ctx: Context,
): Promise<Written> {
  return ctx.db.transaction(async (tx) => {
    const role = await lockRole(tx, { id: body.roleId, version: body.version }, ctx);
    assertNotBuiltIn(role);
    const before = await menusOf(tx, role.id);
    await writeMenus(tx, body, ctx);
    return noteGrants(tx, role, { before, after: await menusOf(tx, role.id) }, ctx);
  });
}

/**
 * Replaces the set of permissions that a role holds. Simultaneous calls are serialised: one of the sets remains.
 *
 * @throws AppError as `lockRole` does, `BUILTIN_READONLY`, a field error for an unknown permission, `FORBIDDEN` for one
 * that the caller does not hold.
 */
export async function replaceRolePermissions(
  body: Schemas["RoleAuthsUpdateBody"],
  ctx: Context,
): Promise<Written> {
  return ctx.db.transaction(async (tx) => {
    const role = await lockRole(tx, { id: body.roleId, version: body.version }, ctx);
    assertNotBuiltIn(role);
    const before = { authIds: await authsOf(tx, role.id) };
    await writePermissions(tx, body, ctx);
    return noteGrants(tx, role, { before, after: { authIds: await authsOf(tx, role.id) } }, ctx);
  });
}

/**
 * Replaces both sets in one step.
 *
 * @throws AppError as both do, `FORBIDDEN` without the permission to assign menus, `VERSION_CONFLICT`.
 */
export async function replaceRoleGrants(
  { id, version, menuIds, authIds }: Schemas["RoleGrantsUpdateBody"],
  ctx: Context,
): Promise<Written> {
  assertMayAssign(ctx);
  return ctx.db.transaction(async (tx) => {
    const role = await lockRole(tx, { id, version }, ctx);
    assertNotBuiltIn(role);
    const before = await grantsOf(tx, id);
    await writeMenus(tx, { roleId: id, menuIds }, ctx);
    await writePermissions(tx, { roleId: id, authIds }, ctx);
    return noteGrants(tx, role, { before, after: await grantsOf(tx, id) }, ctx);
  });
}

/**
 * Gives a new role what another one has.
 *
 * @throws AppError a field error for an unknown role, `FORBIDDEN` when the caller may not assign all of it.
 */
export async function copyGrants(
  tx: Db,
  { from, to }: { from: string; to: { id: string; name: string } },
  ctx: Context,
): Promise<void> {
  assertMayAssign(ctx);
  const role = await roleTable.get(tx, from);
  if (!role) throw fieldError("copyOf", "exists", messages.fields.notExisting);
  if ((await rolesAbove(tx, signedIn(ctx.user), [from])).size > 0) {
    throw new AppError("FORBIDDEN", messages.roles.above);
  }
  const all = role.builtIn
    ? { menuIds: await idsOf(tx, menus), authIds: await idsOf(tx, permissions) }
    : await grantsOf(tx, from);
  await writeMenus(tx, { roleId: to.id, ...all }, ctx);
  await writePermissions(tx, { roleId: to.id, ...all }, ctx);
  const before = { menuIds: [], halfMenuIds: [], authIds: [] };
  const after = await grantsOf(tx, to.id);
  await recordChange(tx, ctx, { targetId: to.id, targetName: to.name, before, after });
}

/** @throws AppError `FORBIDDEN` for a caller who may not assign both menus and permissions. */
function assertMayAssign({ user }: Context): void {
  if (may(user, "system:role:assignMenus") && may(user, "system:role:assignAuths")) return;
  throw new AppError("FORBIDDEN", messages.signIn.forbidden);
}

async function writeMenus(
  tx: Db,
  { roleId, menuIds, halfMenuIds = [] }: Omit<Schemas["RoleMenusUpdateBody"], "version">,
  ctx: Context,
): Promise<void> {
  await assertKnown(tx, menus, "menuIds", menuIds);
  await assertKnown(tx, menus, "halfMenuIds", halfMenuIds);
  const open = new Set(menuIds);
  const above = [...halfMenuIds, ...(await ancestors(tx, menuIds))];
  const half = [...new Set(above)].filter((id) => !open.has(id));
  if ((await menusNotHeld(tx, signedIn(ctx.user), [...menuIds, ...half])).length > 0) {
    throw new AppError("FORBIDDEN", messages.roles.missingMenus);
  }
  await tx.delete(roleMenus).where(eq(roleMenus.roleId, roleId));
  const rows = [...menuIds, ...half].map((menuId) => ({
    roleId,
    menuId,
    half: !open.has(menuId),
  }));
  if (rows.length > 0) await tx.insert(roleMenus).values(rows);
}

async function writePermissions(
  tx: Db,
  { roleId, authIds }: Omit<Schemas["RoleAuthsUpdateBody"], "version">,
  ctx: Context,
): Promise<void> {
  await assertKnown(tx, permissions, "authIds", authIds);
  if ((await permissionsNotHeld(tx, signedIn(ctx.user), authIds)).length > 0) {
    throw new AppError("FORBIDDEN", messages.roles.missingPermissions);
  }
  await tx.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId));
  const rows = authIds.map((authId) => ({ roleId, authId }));
  if (rows.length > 0) await tx.insert(rolePermissions).values(rows);
}

async function grantsOf(tx: Db, roleId: string) {
  return { ...(await menusOf(tx, roleId)), authIds: await authsOf(tx, roleId) };
}

/** Stamps the role, whose grants are part of it, and logs both sets. */
async function noteGrants(
  tx: Db,
  { id, name }: { id: string; name: string },
  sets: { before: Readonly<Record<string, string[]>>; after: Readonly<Record<string, string[]>> },
  ctx: Context,
): Promise<Written> {
  const { version } = await roleTable.update(tx, id, {}, signedIn(ctx.user), ctx.now());
  await recordChange(tx, ctx, { targetId: id, targetName: name, ...sets });
  return { id, version };
}

/**
 * Locks the known ids until the transaction ends.
 *
 * @throws AppError a field error for the first unknown id.
 */
async function assertKnown(
  tx: Db,
  table: typeof menus | typeof permissions,
  field: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const known = await tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id))
    .for("key share");
  const found = new Set(known.map(({ id }) => id));
  const unknown = ids.findIndex((id) => !found.has(id));
  if (unknown >= 0) throw fieldError(`${field}.${unknown}`, "exists", messages.fields.notExisting);
}

async function ancestors(db: Db, menuIds: readonly string[]): Promise<string[]> {
  const rows = await db.select({ id: menus.id, parentId: menus.parentId }).from(menus);
  const tree = new Map(rows.map((row) => [row.id, row]));
  return menuIds.flatMap((menuId) => pathTo(tree, menuId).map(({ id }) => id));
}

async function menusOf(db: Db, roleId: string) {
  const rows = await db
    .select({ id: roleMenus.menuId, half: roleMenus.half })
    .from(roleMenus)
    .where(eq(roleMenus.roleId, roleId))
    .orderBy(asc(roleMenus.menuId));
  const idsWhere = (half: boolean) => rows.filter((row) => row.half === half).map(({ id }) => id);
  return { menuIds: idsWhere(false), halfMenuIds: idsWhere(true) };
}

async function authsOf(db: Db, roleId: string): Promise<string[]> {
  const rows = await db
    .select({ id: rolePermissions.authId })
    .from(rolePermissions)
    .where(eq(rolePermissions.roleId, roleId))
    .orderBy(asc(rolePermissions.authId));
  return rows.map(({ id }) => id);
}

async function idsOf(db: Db, table: typeof menus | typeof permissions): Promise<string[]> {
  const rows = await db.select({ id: table.id }).from(table).orderBy(asc(table.id));
  return rows.map(({ id }) => id);
}
