import { asc } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { namesById } from "../../db/names-by-id.ts";
import { permissions, menus } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";

export type PermissionRow = typeof permissions.$inferSelect;
type Auth = components["schemas"]["Auth"];

export const permissionTable = crudTable(permissions, {
  search: [permissions.code, permissions.name],
  sort: {
    code: permissions.code,
    name: permissions.name,
    orderBy: permissions.orderBy,
    createdAt: permissions.createdAt,
    updatedAt: permissions.updatedAt,
  },
  order: [asc(permissions.orderBy), asc(permissions.code)],
});

export const permissionKind = recordKind({
  table: permissionTable,
  nameOf: ({ name }) => name,
  toRecords: toPermissions,
});

export async function toPermissions(db: Db, rows: readonly PermissionRow[]): Promise<Auth[]> {
  const titles = await namesById(
    db,
    menus,
    menus.title,
    rows.map(({ menuId }) => menuId),
  );
  return rows.map((row) => {
    const { code, name, menuId, action, httpMethod, apiPath, description, orderBy, status } = row;
    const menuTitle = titles.get(menuId) ?? null;
    const head = { ...toEntity(row), code, name, menuId, menuTitle, action };
    return { ...head, httpMethod, apiPath, description, orderBy, status };
  });
}
