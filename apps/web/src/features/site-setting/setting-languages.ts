import { languageRule } from "../../generated/text-rules.ts";
import type { Language } from "../../shared/content-languages.ts";
import type { SiteSettingFields } from "../../queries/site-settings.ts";

type SettingTranslation = SiteSettingFields["translations"][number];

/** The names of the texts that a language has of its own, in the order of the form. */
export const translatedTexts = [
  "companyName",
  "slogan",
  "address",
  "copyright",
  "seoTitle",
  "seoDescription",
] as const satisfies readonly (keyof SettingTranslation & keyof SiteSettingFields)[];

const noTexts = {
  companyName: null,
  slogan: null,
  address: null,
  copyright: null,
  seoTitle: null,
  seoDescription: null,
};

/** The texts of each language that content can have, so that the form has a place for all. */
export function allTranslations(stored: readonly SettingTranslation[]): SettingTranslation[] {
  return languageRule.values.map((language) => ({
    ...noTexts,
    ...stored.find((one) => one.language === language),
    language,
  }));
}

/** The texts to save: those of the site's other languages, where there are any. */
export function translationsToSave({
  languages,
  translations,
}: Pick<SiteSettingFields, "languages" | "translations">): SettingTranslation[] {
  const others = languages.filter(({ isDefault }) => !isDefault).map(({ code }) => code);
  return translations.filter(
    (texts) =>
      others.includes(texts.language) && translatedTexts.some((name) => texts[name] !== null),
  );
}

/** The settings with another default language: its texts become those of the settings, and the other way round. */
export function withDefault(fields: SiteSettingFields, code: Language): SiteSettingFields {
  const before = fields.languages.find(({ isDefault }) => isDefault)?.code;
  const own = fields.translations.find(({ language }) => language === code);
  const translations = fields.translations.map((texts) => {
    if (texts.language === code) return { ...noTexts, language: code };
    return texts.language === before ? { ...textsOf(fields), language: before } : texts;
  });
  return {
    ...fields,
    companyName: own?.companyName ?? fields.companyName,
    slogan: own?.slogan ?? null,
    address: own?.address ?? fields.address,
    copyright: own?.copyright ?? fields.copyright,
    seoTitle: own?.seoTitle ?? null,
    seoDescription: own?.seoDescription ?? null,
    languages: fields.languages.map((one) => ({ ...one, isDefault: one.code === code })),
    translations,
  };
}

function textsOf(fields: SiteSettingFields): Omit<SettingTranslation, "language"> {
  const { companyName, slogan, address, copyright, seoTitle, seoDescription } = fields;
  return { companyName, slogan, address, copyright, seoTitle, seoDescription };
}
