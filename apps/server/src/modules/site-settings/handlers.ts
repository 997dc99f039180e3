import { crudTable } from "../../db/crud-table.ts";
import { siteSettings } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Handlers } from "../operation.ts";
import { readRecord, recordKind, updateRecord } from "../records.ts";
import { toEntity } from "../to-entity.ts";

/** Id of the one record, which every installation has. */
const SITE = "site";

const siteSettingKind = recordKind({
  table: crudTable(siteSettings, { search: [], sort: {}, order: [] }),
  nameOf: ({ companyName }) => companyName,
  toRecords: async (_db, rows) => rows.map(toSiteSetting),
});

export const siteSettingHandlers = {
  siteSettingsGet: async (_input, ctx) => readRecord(siteSettingKind, SITE, ctx),

  siteSettingsUpdate: async ({ body: { id, version, ...changes } }, ctx) =>
    ctx.db.transaction((tx) => updateRecord(tx, siteSettingKind, { id, version }, changes, ctx)),
} satisfies Partial<Handlers>;

function toSiteSetting(
  row: typeof siteSettings.$inferSelect,
): components["schemas"]["SiteSetting"] {
  const { systemName, companyName, logo, slogan, icp, copyright, phone, email, address } = row;
  const { socialLinks, seoTitle, seoDescription, commentEnabled, messageEnabled } = row;
  const names = { systemName, companyName, logo, slogan, icp, copyright };
  const seo = { seoTitle, seoDescription };
  const { commentCloseAfterDays, blockedWords } = row;
  const visitors = { commentEnabled, messageEnabled, commentCloseAfterDays, blockedWords };
  return { ...toEntity(row), ...names, phone, email, address, socialLinks, ...seo, ...visitors };
}
