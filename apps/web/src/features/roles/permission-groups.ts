import type { GrantablePermission } from "../../queries/permissions.ts";

/** The permissions of one page. */
export interface PermissionGroup {
  /** The page's id; null for permissions that are buttons of no page. */
  readonly menuId: string | null;
  readonly menuTitle: string | null;
  readonly permissions: readonly GrantablePermission[];
}

/** The permissions grouped by page, in the order pages first occur; those without a page last. */
export function groupPermissions(permissions: readonly GrantablePermission[]): PermissionGroup[] {
  const pages = new Map(permissions.map(({ menuId, menuTitle }) => [menuId, menuTitle]));
  const groups = [...pages].map(([menuId, menuTitle]) => ({
    menuId,
    menuTitle,
    permissions: permissions.filter((permission) => permission.menuId === menuId),
  }));
  return groups.toSorted((a, b) => Number(a.menuId === null) - Number(b.menuId === null));
}

/** The permissions whose page, name or code contains every word of a query. */
export function findPermissions(
  permissions: readonly GrantablePermission[],
  query: string,
): readonly GrantablePermission[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return permissions.filter(({ name, code, menuTitle }) => {
    const text = `${menuTitle ?? ""} ${name} ${code}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The chosen permissions after all of some were chosen, or all let go. */
export function chooseAll(
  chosen: ReadonlySet<string>,
  permissions: readonly Pick<GrantablePermission, "id">[],
  isChosen: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const { id } of permissions) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}
