import type { Language, SiteLanguage } from "../generated/schema.ts";

export type { Language, SettingTranslation, SiteLanguage } from "../generated/schema.ts";

/** The languages that content can have. */
export const contentLanguages = ["en", "zh-CN"] as const satisfies readonly Language[];

/** The languages of a new site. */
export const initialLanguages: SiteLanguage[] = [
  { code: "en", name: "English", isDefault: true },
  { code: "zh-CN", name: "中文", isDefault: false },
];
