import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { nameKey } from "../db/name-key.ts";
import { menus, roleMenus, rolePermissions, roles } from "../db/schema/index.ts";
import type { SiteMenu } from "./add-menus.ts";
import type { SitePermission } from "./add-permissions.ts";
import type { Shipment } from "./shipment.ts";
import { roleHolds, shippedRoles, type ShippedRole } from "./roles.ts";
import { keyOf } from "./shipped-keys.ts";

/** Adds new roles, and gives the shipped ones that are still there what is new for them. */
export async function addRoles(
  tx: Db,
  shipment: Shipment,
  menuRows: readonly SiteMenu[],
  permissionRows: readonly SitePermission[],
): Promise<void> {
  const before = await tx.select({ id: roles.id, code: roles.code }).from(roles);
  const known = new Map(before.map(({ id, code }) => [code, id]));
  for (const [index, role] of shippedRoles.entries()) {
    const id = known.get(role.code) ?? (await insertRole(tx, shipment, role, index));
    if (id === undefined) continue;
    const granted = await grant(tx, shipment, role, id, permissionRows);
    await openMenus(tx, role, id, menuRows, granted);
  }
}

async function insertRole(
  tx: Db,
  { isNew, stamp }: Shipment,
  role: ShippedRole,
  index: number,
): Promise<string | undefined> {
  if (!isNew(keyOf.role(role))) return undefined;
  const { code, name, description } = role;
  const fields = { code, name, description, nameKey: nameKey(name), builtIn: code === "admin" };
  const [row] = await tx
    .insert(roles)
    .values({ ...fields, orderBy: (index + 1) * 10, ...stamp })
    .onConflictDoNothing()
    .returning({ id: roles.id });
  return row?.id;
}

/** Returns the codes of what was new for the role. */
async function grant(
  tx: Db,
  { isNew }: Shipment,
  role: ShippedRole,
  roleId: string,
  permissionRows: readonly SitePermission[],
): Promise<ReadonlySet<string>> {
  const granted = permissionRows.filter(({ code, isNew: isAdded }) =>
    role.code === "admin" ? isAdded : roleHolds(role, code) && isNew(keyOf.grant(role, code)),
  );
  if (granted.length > 0) {
    const rows = granted.map(({ id }) => ({ roleId, authId: id }));
    await tx.insert(rolePermissions).values(rows).onConflictDoNothing();
  }
  return new Set(granted.map(({ code }) => code));
}

/** Opens the new pages that the role may use or that everybody sees, those that it newly may, and the directories above. */
async function openMenus(
  tx: Db,
  role: ShippedRole,
  roleId: string,
  menuRows: readonly SiteMenu[],
  granted: ReadonlySet<string>,
): Promise<void> {
  const pages = menuRows.filter(({ menu }) => menu.type !== "directory");
  const opened = pages.filter(
    ({ menu: { permissionCode: code }, isNew }) =>
      (isNew && (code === undefined || roleHolds(role, code))) ||
      (code !== undefined && granted.has(code)),
  );
  if (opened.length > 0) {
    const rows = opened.map(({ id }) => ({ roleId, menuId: id, half: false }));
    await tx.insert(roleMenus).values(rows).onConflictDoNothing();
  }
  // A new page that the role does not get changes its directory as well.
  const changed = [...opened, ...pages.filter(({ isNew }) => isNew)];
  await markDirectories(tx, roleId, new Set(changed.map(({ parentId }) => parentId)));
}

/** Notes of directories whether the role opens all of their pages or only some; it does not get one without any. */
async function markDirectories(tx: Db, roleId: string, ids: ReadonlySet<string>): Promise<void> {
  const { id, parentId } = menus;
  const children = await tx
    .select({ parentId, held: roleMenus.roleId })
    .from(menus)
    .leftJoin(roleMenus, and(eq(roleMenus.menuId, id), eq(roleMenus.roleId, roleId)))
    .where(inArray(parentId, [...ids]));
  const directories = await tx
    .select({ id })
    .from(menus)
    .where(inArray(id, [...ids]));
  for (const { id: menuId } of directories) {
    const own = children.filter((child) => child.parentId === menuId);
    const held = own.filter((child) => child.held !== null);
    if (held.length === 0) continue;
    const half = held.length < own.length;
    await tx
      .insert(roleMenus)
      .values({ roleId, menuId, half })
      .onConflictDoUpdate({ target: [roleMenus.roleId, roleMenus.menuId], set: { half } });
  }
}
