import { asc } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import { friendlyLinks } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";

export const friendlyLinkTable = crudTable(friendlyLinks, {
  search: [friendlyLinks.name, friendlyLinks.url],
  sort: {
    name: friendlyLinks.name,
    orderBy: friendlyLinks.orderBy,
    createdAt: friendlyLinks.createdAt,
    updatedAt: friendlyLinks.updatedAt,
  },
  order: [asc(friendlyLinks.orderBy), asc(friendlyLinks.name)],
});

export const friendlyLinkKind = recordKind({
  table: friendlyLinkTable,
  nameOf: ({ name }) => name,
  toRecords: async (_db, rows) => rows.map(toFriendlyLink),
});

export function toFriendlyLink(
  row: typeof friendlyLinks.$inferSelect,
): components["schemas"]["FriendlyLink"] {
  const { name, url, logo, orderBy, status } = row;
  return { ...toEntity(row), name, url, logo, orderBy, status };
}
