import { asc } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import { banners } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { recordKind } from "../records.ts";
import { toWire } from "../publication-window.ts";
import { toEntity } from "../to-entity.ts";

export const bannerTable = crudTable(banners, {
  search: [banners.title, banners.subtitle],
  sort: {
    title: banners.title,
    position: banners.position,
    orderBy: banners.orderBy,
    startAt: banners.startAt,
    endAt: banners.endAt,
    createdAt: banners.createdAt,
    updatedAt: banners.updatedAt,
  },
  order: [asc(banners.position), asc(banners.orderBy)],
});

export const bannerKind = recordKind({
  table: bannerTable,
  nameOf: ({ title }) => title,
  toRecords: async (_db, rows) => rows.map(toBanner),
});

export function toBanner(row: typeof banners.$inferSelect): components["schemas"]["Banner"] {
  const { language, position, title, subtitle, image, imageAlt, linkUrl, orderBy, status } = row;
  const head = { ...toEntity(row), language, position, title, subtitle, image, imageAlt, linkUrl };
  return { ...head, ...toWire(row), orderBy, status };
}
