import { asc } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import { friendlyLinks } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";

/** The friendly links. */
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

/** Friendly links as records. */
export const friendlyLinkKind = recordKind({
  table: friendlyLinkTable,
  nameOf: ({ name }) => name,
  toRecords: async (_db, rows) => rows.map(toFriendlyLink),
});

/** A row as the contract's friendly link. */
export function toFriendlyLink(
  row: typeof friendlyLinks.$inferSelect,
): components["schemas"]["FriendlyLink"] {
  const { name, url, logo, orderBy, status } = row;
  return { ...toEntity(row), name, url, logo, orderBy, status };
}
