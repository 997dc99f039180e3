import type { menus } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";

type MenuRow = typeof menus.$inferSelect;
type MenuEntry = components["schemas"]["MenuEntry"];

/**
 * Nests menus, keeping their order. What hangs below a menu that is not among them stays out,
 * and so do rings, which cannot be reached from the root.
 */
export function buildMenuEntries(
  rows: readonly MenuRow[],
  buttons: ReadonlyMap<string, string[]>,
): MenuEntry[] {
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  const below = (parentId: string): MenuEntry[] =>
    (byParent.get(parentId) ?? []).map((row) => ({
      ...traits(row),
      permissionButtons: buttons.get(row.id) ?? [],
      children: below(row.id),
    }));
  return below("0");
}

function traits(row: MenuRow) {
  return {
    id: row.id,
    parentId: row.parentId,
    type: row.type,
    name: row.name,
    title: row.title,
    icon: row.icon,
    url: row.url,
    component: row.component,
    permissionCode: row.permissionCode,
    orderBy: row.orderBy,
    affix: row.affix,
    noCache: row.noCache,
    activeMenu: row.activeMenu,
    badgeKey: row.badgeKey,
  };
}
