import { and, eq, exists, inArray, sql, type SQL } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { permissions, rolePermissions, roleMenus, roles, userRoles } from "../db/schema/index.ts";
import { isAdminRole, type SignedInUser } from "./signed-in-user.ts";

/*
 * Prevents privilege escalation: nobody grants, changes or takes over what holds a permission or a menu that they do
 * not hold themselves. What is disabled counts as well, since it may be enabled again. A program holds its scopes alone:
 * else a token that resets passwords would open every account that its owner may reset.
 */

/** Filters roles that hold more than the caller. Nothing exceeds an administrator. */
export async function rolesAbove(
  db: Db,
  caller: SignedInUser,
  roleIds: readonly string[],
): Promise<Set<string>> {
  if (isAdmin(caller) || roleIds.length === 0) return new Set();
  const rows = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(inArray(roles.id, [...roleIds]), holdsMoreThanCaller(caller)));
  return new Set(rows.map(({ id }) => id));
}

/** Filters accounts that hold a role above the caller, except the caller's own. */
export async function accountsAbove(
  db: Db,
  caller: SignedInUser,
  userIds: readonly string[],
): Promise<Set<string>> {
  const others = userIds.filter((id) => id !== caller.id);
  if (isAdmin(caller) || others.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(inArray(userRoles.userId, others), holdsMoreThanCaller(caller)));
  return new Set(rows.map(({ id }) => id));
}

/** Filters menus that none of the caller's roles opens. */
export async function menusNotHeld(
  db: Db,
  caller: SignedInUser,
  menuIds: readonly string[],
): Promise<string[]> {
  if (isAdmin(caller) || menuIds.length === 0) return [];
  const held = await db
    .selectDistinct({ id: roleMenus.menuId })
    .from(roleMenus)
    .where(and(inArray(roleMenus.menuId, [...menuIds]), ofCaller(db, caller, roleMenus.roleId)));
  return without(menuIds, held);
}

/** Filters permissions that none of the caller's roles holds. */
export async function permissionsNotHeld(
  db: Db,
  caller: SignedInUser,
  authIds: readonly string[],
): Promise<string[]> {
  if (isAdmin(caller) || authIds.length === 0) return [];
  const held = await db
    .selectDistinct({ id: rolePermissions.authId })
    .from(rolePermissions)
    .innerJoin(permissions, eq(permissions.id, rolePermissions.authId))
    .where(
      and(
        inArray(rolePermissions.authId, [...authIds]),
        ofCaller(db, caller, rolePermissions.roleId),
        isProgram(caller) ? inArray(permissions.code, [...caller.permissions]) : undefined,
      ),
    );
  return without(authIds, held);
}

/** Administrators hold every permission. */
export function isAdmin({ roles: codes }: SignedInUser): boolean {
  return codes.some(isAdminRole);
}

function isProgram({ credential }: SignedInUser): boolean {
  return credential.kind === "accessToken";
}

/** Whether the current row of `roles` holds a permission or menu that no enabled role of the caller holds. */
function holdsMoreThanCaller(caller: SignedInUser): SQL {
  const { id } = caller;
  const own = sql`(
    select ur.role_id from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = ${id} and r.status = 'enabled')`;
  return sql`(${roles.builtIn}
    or exists (select 1 from role_auths ra where ra.role_id = ${roles.id}
      and ra.auth_id not in (select held.auth_id from role_auths held where held.role_id in ${own}))
    or ${isProgram(caller) ? holdsBeyond(caller.permissions) : sql`false`}
    or exists (select 1 from role_menus rm where rm.role_id = ${roles.id}
      and rm.menu_id not in (select held.menu_id from role_menus held where held.role_id in ${own})))`;
}

/** Whether the current row of `roles` holds a permission that is not among these. */
function holdsBeyond(codes: ReadonlySet<string>): SQL {
  return sql`exists (select 1 from role_auths ra join auths a on a.id = ra.auth_id
    where ra.role_id = ${roles.id} and a.code <> all(${sql.param([...codes])}::text[]))`;
}

function ofCaller(
  db: Db,
  { id }: SignedInUser,
  roleId: typeof roleMenus.roleId | typeof rolePermissions.roleId,
) {
  return exists(
    db
      .select({ roleId: userRoles.roleId })
      .from(userRoles)
      .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.status, "enabled")))
      .where(and(eq(userRoles.userId, id), eq(userRoles.roleId, roleId))),
  );
}

function without(ids: readonly string[], held: readonly { id: string }[]): string[] {
  const known = new Set(held.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
