import { asc, inArray } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { menus } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";

export type MenuRow = typeof menus.$inferSelect;
type Menu = components["schemas"]["Menu"];

/** A list keeps siblings together, in their order. */
export const menuTable = crudTable(menus, {
  search: [menus.title, menus.name, menus.url],
  sort: {},
  order: [asc(menus.parentId), asc(menus.orderBy)],
});

export const menuKind = recordKind({
  table: menuTable,
  nameOf: ({ title }) => title,
  toRecords: toMenus,
});

export async function toMenus(db: Db, rows: readonly MenuRow[]): Promise<Menu[]> {
  const parents = await parentsAmong(db, rows);
  return rows.map((row) => {
    const { status, description } = row;
    const hasChildren = parents.has(row.id);
    return { ...toEntity(row), ...menuTraits(row), status, description, hasChildren };
  });
}

/** What a menu has in common with an entry of the signed-in user's menus. */
export function menuTraits(row: MenuRow) {
  const { parentId, type, name, title, icon, url, component, permissionCode, orderBy } = row;
  const { affix, noCache, activeMenu, badgeKey } = row;
  const place = { parentId, type, name, title, icon, url, component, permissionCode, orderBy };
  return { ...place, affix, noCache, activeMenu, badgeKey };
}

async function parentsAmong(db: Db, rows: readonly MenuRow[]): Promise<ReadonlySet<string>> {
  const ids = rows.map(({ id }) => id);
  const parents = await db
    .selectDistinct({ id: menus.parentId })
    .from(menus)
    .where(inArray(menus.parentId, ids));
  return new Set(parents.map(({ id }) => id));
}
