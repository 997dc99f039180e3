import { config } from "./api.ts";
import { contentLanguages, type Language } from "./content-languages.ts";

/** Where visitors read an article. The site leads from there to the address of its language. */
export function publicPath(slug: string): string {
  return `/article-detail?id=${encodeURIComponent(slug)}`;
}

/** The address of a public page in a language, with the base path. */
export function publicHref(path: string, language: Language): string {
  const place = contentLanguages().all.find(({ code }) => code === language)?.path;
  return (place ?? config.basePath) + path.slice(1);
}
