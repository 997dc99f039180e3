/** The languages there are catalogues of, as BCP 47 tags; the first is the default. */
export const languages = ["en", "zh-CN"] as const;

/** A language there is a catalogue of. */
export type Language = (typeof languages)[number];

/** Each language's own name, the same in every language. */
export const languageLabels: Readonly<Record<Language, string>> = {
  en: "English",
  "zh-CN": "简体中文",
};

/** The language to speak to who asks for `tag`: the same one, else another of its kind, else English. */
export function languageFor(tag: string): Language {
  return catalogueLanguage(tag) ?? languages[0];
}

/** The language to speak to who prefers these tags, the first one most. */
export function preferredLanguage(tags: readonly string[] = []): Language {
  return tags.map(catalogueLanguage).find((found) => found !== undefined) ?? languages[0];
}

function catalogueLanguage(tag: string): Language | undefined {
  const [wanted] = tag.toLowerCase().split("-");
  const same = languages.find((one) => one.toLowerCase() === tag.toLowerCase());
  return same ?? languages.find((one) => one.split("-")[0] === wanted);
}
