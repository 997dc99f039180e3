import { languageLabels, languages } from "../../i18n/languages.ts";

/** The languages that a template can be in: those of the site. */
export const templateLanguages = languages.map((value) => ({
  value,
  label: languageLabels[value],
}));

/** A language's own name; its tag where there is no catalogue of it. */
export function languageName(tag: string): string {
  return templateLanguages.find(({ value }) => value === tag)?.label ?? tag;
}
