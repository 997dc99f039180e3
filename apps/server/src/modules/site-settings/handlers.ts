import { nearestReadable } from "../../content/accent.ts";
import { defaultOf } from "../../content/site-paths.ts";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { siteSettings } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Handlers } from "../operation.ts";
import { languagesInUse } from "../languages/site-languages.ts";
import { changeRecord, lockRecord, readRecord, recordKind } from "../records.ts";
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
    ctx.db.transaction(async (tx) => {
      const before = await lockRecord(tx, siteSettingKind, { id, version }, ctx);
      if (changes.languages ?? changes.translations) {
        await assertLanguages(tx, { ...before, ...changes });
      }
      if ("accentLight" in changes || "accentDark" in changes) {
        assertAccents({ ...before, ...changes });
      }
      return changeRecord(tx, siteSettingKind, before, changes, ctx);
    }),
} satisfies Partial<Handlers>;

function toSiteSetting(
  row: typeof siteSettings.$inferSelect,
): components["schemas"]["SiteSetting"] {
  const { systemName, companyName, logo, slogan, icp, copyright, phone, email, address } = row;
  const { accentLight, accentDark, displayFace } = row;
  const { socialLinks, seoTitle, seoDescription, commentEnabled, messageEnabled } = row;
  const brand = { logo, accentLight, accentDark, displayFace };
  const names = { systemName, companyName, ...brand, slogan, icp, copyright };
  const seo = { seoTitle, seoDescription };
  const { commentCloseAfterDays, blockedWords } = row;
  const visitors = { commentEnabled, messageEnabled, commentCloseAfterDays, blockedWords };
  const { languages, translations } = row;
  const texts = { ...names, phone, email, address, socialLinks, ...seo, languages, translations };
  return { ...toEntity(row), ...texts, ...visitors };
}

/**
 * Both themes have an accent colour that can be read, or neither has one.
 *
 * @throws AppError a field error with the nearest colour that would be accepted.
 */
function assertAccents({ accentLight, accentDark }: Accents): void {
  const { accentOfBoth, accentUnreadable } = messages.siteSettings;
  for (const [field, theme, color, other] of [
    ["accentLight", "light", accentLight, accentDark],
    ["accentDark", "dark", accentDark, accentLight],
  ] as const) {
    if (color === null && other !== null) {
      throw fieldError(field, "bothThemes", accentOfBoth);
    }
    const nearest = color === null ? color : nearestReadable(color, theme);
    if (nearest !== color && nearest !== null) {
      throw fieldError(field, "contrast", accentUnreadable(nearest), { suggestion: nearest });
    }
  }
}

type Accents = Pick<typeof siteSettings.$inferSelect, "accentLight" | "accentDark">;

/** @throws AppError a field error. */
async function assertLanguages(
  db: Db,
  { languages, translations }: Pick<typeof siteSettings.$inferSelect, "languages" | "translations">,
): Promise<void> {
  const codes = new Set(languages.map(({ code }) => code));
  if (codes.size < languages.length) {
    throw fieldError("languages", "uniqueItems", messages.languages.twice);
  }
  if (languages.filter(({ isDefault }) => isDefault).length !== 1) {
    throw fieldError("languages", "contains", messages.languages.oneDefault);
  }
  const inUse = await languagesInUse(db);
  if ([...inUse].some((code) => !codes.has(code))) {
    throw fieldError("languages", "state", messages.languages.inUse);
  }
  codes.delete(defaultOf(languages));
  const texts = new Set(translations.map(({ language }) => language));
  if (texts.size < translations.length || [...texts].some((code) => !codes.has(code))) {
    throw fieldError("translations", "exists", messages.languages.textsOfOthers);
  }
}
