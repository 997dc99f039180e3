import { asc } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import { quickLinks } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";

export const quickLinkTable = crudTable(quickLinks, {
  search: [quickLinks.title, quickLinks.url],
  sort: {
    title: quickLinks.title,
    orderBy: quickLinks.orderBy,
    createdAt: quickLinks.createdAt,
    updatedAt: quickLinks.updatedAt,
  },
  order: [asc(quickLinks.orderBy), asc(quickLinks.title)],
});

export const quickLinkKind = recordKind({
  table: quickLinkTable,
  nameOf: ({ title }) => title,
  toRecords: async (_db, rows) => rows.map(toQuickLink),
});

export function toQuickLink(
  row: typeof quickLinks.$inferSelect,
): components["schemas"]["QuickLink"] {
  const { language, title, url, icon, orderBy, status } = row;
  return { ...toEntity(row), language, title, url, icon, orderBy, status };
}
