import type { Language, SiteLanguage } from "../kernel/languages.ts";

/*
 * Paths of public pages from the site's root. The site's default language has the paths that name no language; the others
 * begin with their own.
 */

/** The language of the addresses that name none. */
export function defaultOf(languages: readonly SiteLanguage[]): Language {
  return languages.find(({ isDefault }) => isDefault)?.code ?? "en";
}

/** Where a page is. */
export interface PagePlace {
  language: Language;
  /** Of its language's pages: `""`, or such as `/zh`. */
  prefix: string;
  /** Behind the prefix. */
  path: string;
}

/** @param path From the site's root. */
export function placeOf(path: string, languages: readonly SiteLanguage[]): PagePlace {
  const defaultLanguage = defaultOf(languages);
  for (const { code } of languages) {
    const prefix = languagePath(code, defaultLanguage);
    if (prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`))) {
      return { language: code, prefix, path: path.slice(prefix.length) || "/" };
    }
  }
  return { language: defaultLanguage, prefix: "", path };
}

/** Where the pages of a language are: `""`, or its subtag, such as `/zh`. */
export function languagePath(language: Language, defaultLanguage: Language): string {
  return language === defaultLanguage ? "" : `/${language.split("-")[0]}`;
}

export function articlePath(slug: string): string {
  return `/article-detail?id=${encodeURIComponent(slug)}`;
}

export function typePath(kind: "list" | "single", code: string): string {
  const page = kind === "single" ? "other-detail" : "article-list";
  return `/${page}?type=${encodeURIComponent(code)}`;
}

/** `name` is a code or an id. */
export function productPath(name: string): string {
  return `/other-detail?type=products&id=${encodeURIComponent(name)}`;
}

/** A category or series of the catalogue. `name` is a code or an id. */
export function cataloguePath(name: string): string {
  return `/other-detail?type=products&within=${encodeURIComponent(name)}`;
}
