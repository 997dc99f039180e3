import type { Db } from "../../db/db.ts";
import { siteSettings } from "../../db/schema/index.ts";
import {
  initialLanguages,
  type Language,
  type SettingTranslation,
} from "../../kernel/languages.ts";
import type { components } from "../../generated/schema.ts";

/** Defaults until staff save the settings. */
const DEFAULTS: components["schemas"]["PublicSetting"] = {
  systemName: "Atrium",
  companyName: "Atrium",
  logo: null,
  accentLight: null,
  accentDark: null,
  displayFace: "serif",
  slogan: null,
  icp: null,
  copyright: null,
  phone: null,
  email: null,
  address: null,
  socialLinks: [],
  seoTitle: null,
  seoDescription: null,
  commentEnabled: true,
  messageEnabled: true,
  languages: initialLanguages,
};

/** @param language Whose texts take the place of those in the default language. */
export async function readSettings(
  db: Db,
  language?: Language,
): Promise<components["schemas"]["PublicSetting"]> {
  const [row] = await db.select().from(siteSettings).limit(1);
  if (!row) return DEFAULTS;
  const own = row.translations.find((texts) => texts.language === language);
  return { ...toPublic(row), ...(own ? translated(row, own) : {}) };
}

/** What would be wrong in another language is left out, what is the same is kept. */
function translated(row: typeof siteSettings.$inferSelect, own: SettingTranslation) {
  const { slogan, seoTitle, seoDescription } = own;
  return {
    companyName: own.companyName ?? row.companyName,
    copyright: own.copyright ?? row.copyright,
    address: own.address ?? row.address,
    slogan,
    seoTitle,
    seoDescription,
  };
}

function toPublic(row: typeof siteSettings.$inferSelect): components["schemas"]["PublicSetting"] {
  const { systemName, companyName, logo, slogan, icp, copyright, phone, email, address } = row;
  const { accentLight, accentDark, displayFace } = row;
  const { socialLinks, seoTitle, seoDescription, commentEnabled, messageEnabled, languages } = row;
  return {
    systemName,
    companyName,
    logo,
    accentLight,
    accentDark,
    displayFace,
    slogan,
    icp,
    copyright,
    phone,
    email,
    address,
    socialLinks,
    seoTitle,
    seoDescription,
    commentEnabled,
    messageEnabled,
    languages,
  };
}
