import type { Language } from "../kernel/languages.ts";

/*
 * Paths of public pages from the site's root. The site's default language has the paths that name no language; the others
 * begin with their own.
 */

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
