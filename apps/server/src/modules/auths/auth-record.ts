import { asc } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { namesById } from "../../db/names-by-id.ts";
import { auths, menus } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";

/** A permission as stored. */
export type AuthRow = typeof auths.$inferSelect;
type Auth = components["schemas"]["Auth"];

/** The permissions. */
export const authTable = crudTable(auths, {
  search: [auths.code, auths.name],
  sort: {
    code: auths.code,
    name: auths.name,
    orderBy: auths.orderBy,
    createdAt: auths.createdAt,
    updatedAt: auths.updatedAt,
  },
  order: [asc(auths.orderBy), asc(auths.code)],
});

/** Permissions as records. */
export const authKind = recordKind({
  table: authTable,
  nameOf: ({ name }) => name,
  toRecords: toAuths,
});

/** Rows as the contract's permissions. */
export async function toAuths(db: Db, rows: readonly AuthRow[]): Promise<Auth[]> {
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
