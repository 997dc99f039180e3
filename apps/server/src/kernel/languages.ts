/** The languages that content can have, as in the contract. */
export const contentLanguages = ["en", "zh-CN"] as const;

export type Language = (typeof contentLanguages)[number];

/** A language of the site's content, as in the contract. */
export interface SiteLanguage {
  code: Language;
  name: string;
  isDefault: boolean;
}

/** The languages of a new site. */
export const initialLanguages: SiteLanguage[] = [
  { code: "en", name: "English", isDefault: true },
  { code: "zh-CN", name: "中文", isDefault: false },
];

/** The company's texts in another language, as in the contract. */
export interface SettingTranslation {
  language: Language;
  companyName: string | null;
  slogan: string | null;
  copyright: string | null;
  address: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
}
