import { expect, test } from "vitest";
import type { SiteSettingFields } from "../../queries/site-settings.ts";
import { allTranslations, translationsToSave, withDefault } from "./setting-languages.ts";

const chinese = {
  language: "zh-CN" as const,
  companyName: "奥德拉",
  slogan: null,
  address: null,
  copyright: null,
  seoTitle: null,
  seoDescription: null,
};
const fields: SiteSettingFields = {
  systemName: "Atrium",
  companyName: "Aldra",
  logo: null,
  accentLight: null,
  accentDark: null,
  displayFace: "serif",
  slogan: "Level with the sea",
  icp: null,
  copyright: null,
  phone: null,
  email: null,
  address: "Quay 4",
  socialLinks: [],
  seoTitle: null,
  seoDescription: null,
  languages: [
    { code: "en", name: "English", isDefault: true },
    { code: "zh-CN", name: "中文", isDefault: false },
  ],
  translations: allTranslations([chinese]),
  commentEnabled: true,
  messageEnabled: true,
  commentCloseAfterDays: null,
  blockedWords: [],
};

test("the form has a place for each language, and what is empty or the default is not saved", () => {
  expect(fields.translations.map(({ language }) => language)).toEqual(["en", "zh-CN"]);
  expect(translationsToSave(fields)).toEqual([chinese]);
  expect(translationsToSave({ ...fields, translations: allTranslations([]) })).toEqual([]);
  const [english] = fields.languages;
  const languages = english ? [english] : [];
  expect(translationsToSave({ ...fields, languages })).toEqual([]);
});

test("the texts follow the default language, there and back", () => {
  const turned = withDefault(fields, "zh-CN");
  expect(turned).toMatchObject({ companyName: "奥德拉", slogan: null, address: "Quay 4" });
  expect(turned.languages.filter(({ isDefault }) => isDefault)).toMatchObject([{ code: "zh-CN" }]);
  expect(translationsToSave(turned)).toMatchObject([
    { language: "en", companyName: "Aldra", slogan: "Level with the sea", address: "Quay 4" },
  ]);
  expect(withDefault(turned, "en")).toMatchObject({
    companyName: "Aldra",
    slogan: "Level with the sea",
    languages: fields.languages,
  });
});
