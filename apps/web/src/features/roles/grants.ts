import type { MenuBranch } from "../../queries/menus.ts";
import type { GrantablePermission } from "../../queries/permissions.ts";
import { needsPage, verbOf, type AccessRow, type Verb } from "./access-rows.ts";

/** What a role opens and permits. */
export interface Grants {
  readonly menuIds: ReadonlySet<string>;
  readonly authIds: ReadonlySet<string>;
}

/** What the user may hand out. */
export interface Grantable {
  menu(id: string): boolean;
  permission(permission: GrantablePermission): boolean;
}

/** How much of a cell is granted; `absent` where there is nothing to grant. */
export type CellState = "absent" | "none" | "some" | "all";

/** What does not fit together in a row. */
export type AccessFault =
  /** The page opens, and only says that it may not be seen. */
  | "unreadable"
  /** Something is permitted on a page that does not open. */
  | "pageless"
  /** A page that the others link to does not open. */
  | "unfollowed";

/** The permissions of a verb on a page. */
export function permissionsFor({ permissions }: AccessRow, verb: Verb): GrantablePermission[] {
  return permissions.filter((permission) => verbOf(permission) === verb);
}

export function cellState(row: AccessRow, verb: Verb, grants: Grants): CellState {
  const held = permissionsFor(row, verb).map(({ id }) => grants.authIds.has(id));
  const opens = verb === "see" && row.menuId !== null ? [grants.menuIds.has(row.menuId)] : [];
  const all = [...opens, ...held];
  if (all.length === 0) return "absent";
  if (!all.includes(true)) return "none";
  return all.includes(false) ? "some" : "all";
}

/** Whether a cell has anything that the user may grant or revoke. */
export function isFreeCell(row: AccessRow, verb: Verb, grantable: Grantable): boolean {
  const opens = verb === "see" && row.menuId !== null && grantable.menu(row.menuId);
  return opens || permissionsFor(row, verb).some((one) => grantable.permission(one));
}

/**
 * The grants after a click on a cell. Whatever is granted opens the page and lets it be read; a page that closes takes
 * everything on it along. Pages that follow open and close with it. What the user may not hand out stays as it is.
 */
export function pressCell(
  row: AccessRow,
  verb: Verb,
  grants: Grants,
  grantable: Grantable,
): Grants {
  if (cellState(row, verb, grants) !== "all") {
    return openPage(row, hold(grants, permissionsFor(row, verb), grantable), grantable);
  }
  if (verb !== "see") {
    return follow(row, drop(grants, permissionsFor(row, verb), grantable), grantable);
  }
  const menuIds = new Set(grants.menuIds);
  const isClosing = row.menuId === null || grantable.menu(row.menuId);
  if (row.menuId !== null && isClosing) menuIds.delete(row.menuId);
  const dropped = isClosing ? row.permissions : permissionsFor(row, verb);
  return follow(row, drop({ ...grants, menuIds }, dropped, grantable), grantable);
}

/** The grants after a click on one permission. */
export function pressPermission(
  row: AccessRow,
  permission: GrantablePermission,
  grants: Grants,
  grantable: Grantable,
): Grants {
  if (grants.authIds.has(permission.id)) {
    return follow(row, drop(grants, [permission], grantable), grantable);
  }
  const held = hold(grants, [permission], grantable);
  return needsPage(permission) ? openPage(row, held, grantable) : follow(row, held, grantable);
}

export function accessFaults(row: AccessRow, { menuIds, authIds }: Grants): AccessFault[] {
  const { menuId, read, followers, permissions } = row;
  if (menuId === null) return [];
  if (!menuIds.has(menuId)) {
    const acts = permissions.some((one) => needsPage(one) && authIds.has(one.id));
    return acts ? ["pageless"] : [];
  }
  const isUnfollowed = followers.some(
    (follower) => !menuIds.has(follower.id) && isDue(row, follower, authIds),
  );
  return [
    ...(read && !authIds.has(read.id) ? ["unreadable" as const] : []),
    ...(followers.length > 0 && isUnfollowed ? ["unfollowed" as const] : []),
  ];
}

/** The grants in which nothing of the row is at fault. */
export function mend(row: AccessRow, grants: Grants, grantable: Grantable): Grants {
  return openPage(row, grants, grantable);
}

/** The menus to store: directories too, when everything below them is open. */
export function menusToStore(menus: readonly MenuBranch[], open: ReadonlySet<string>): string[] {
  return menus.flatMap((menu) => {
    const below = menusToStore(menu.children, open);
    const isWhole = menu.children.length > 0 && isAllOpen(menu.children, open);
    const isOpen =
      menu.type === "directory" && menu.children.length > 0 ? isWhole : open.has(menu.id);
    return isOpen ? [menu.id, ...below] : below;
  });
}

function isAllOpen(menus: readonly MenuBranch[], open: ReadonlySet<string>): boolean {
  return menus.every(({ id, type, children }) =>
    type === "directory" && children.length > 0
      ? isAllOpen(children, open)
      : open.has(id) && isAllOpen(children, open),
  );
}

function openPage(row: AccessRow, grants: Grants, grantable: Grantable): Grants {
  const { menuId, read } = row;
  if (menuId === null || !grantable.menu(menuId)) return grants;
  const menuIds = new Set(grants.menuIds).add(menuId);
  return follow(row, hold({ ...grants, menuIds }, read ? [read] : [], grantable), grantable);
}

/** Opens and closes the pages that follow. */
function follow(row: AccessRow, grants: Grants, grantable: Grantable): Grants {
  const isOpen = row.menuId !== null && grants.menuIds.has(row.menuId);
  const menuIds = new Set(grants.menuIds);
  for (const follower of row.followers) {
    if (!grantable.menu(follower.id)) continue;
    if (isOpen && isDue(row, follower, grants.authIds)) menuIds.add(follower.id);
    else menuIds.delete(follower.id);
  }
  return { ...grants, menuIds };
}

/** Whether a page that follows would show something. */
function isDue(
  { permissions }: AccessRow,
  { permissionCode }: AccessRow["followers"][number],
  held: ReadonlySet<string>,
): boolean {
  if (permissionCode === null) return true;
  return permissions.some(({ id, code }) => code === permissionCode && held.has(id));
}

function hold(
  grants: Grants,
  permissions: readonly GrantablePermission[],
  grantable: Grantable,
): Grants {
  const authIds = new Set(grants.authIds);
  for (const one of permissions) if (grantable.permission(one)) authIds.add(one.id);
  return { ...grants, authIds };
}

function drop(
  grants: Grants,
  permissions: readonly GrantablePermission[],
  grantable: Grantable,
): Grants {
  const authIds = new Set(grants.authIds);
  for (const one of permissions) if (grantable.permission(one)) authIds.delete(one.id);
  return { ...grants, authIds };
}
