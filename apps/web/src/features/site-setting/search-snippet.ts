import type { SiteSettingFields } from "../../queries/site-settings.ts";

/** A page as search engines show it. */
export interface SearchSnippet {
  readonly title: string;
  readonly description: string;
}

/** As much as search engines mostly show. */
const maxLengths = { title: 60, description: 160 };

/** How the home page will look among the results of a search engine. */
export function searchSnippet(
  setting: Pick<SiteSettingFields, "companyName" | "seoTitle" | "seoDescription">,
): SearchSnippet {
  return {
    title: cutAtWord(setting.seoTitle ?? setting.companyName, maxLengths.title),
    description: cutAtWord(setting.seoDescription ?? "", maxLengths.description),
  };
}

/** Truncates a text at a word boundary. */
export function cutAtWord(text: string, length: number): string {
  const letters = Array.from(text.trim());
  if (letters.length <= length) return letters.join("");
  // A word that ends just there is whole.
  const end = letters.lastIndexOf(" ", length);
  return `${letters.slice(0, end > length / 2 ? end : length).join("")}…`;
}
