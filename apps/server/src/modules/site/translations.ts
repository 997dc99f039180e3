import {
  articlePath,
  cataloguePath,
  languagePath,
  productPath,
  typePath,
} from "../../content/site-paths.ts";
import type { Language } from "../../kernel/languages.ts";
import type { components } from "../../generated/schema.ts";
import type { PublicTypeRow, PublicTypes } from "./public-types.ts";

type Translation = components["schemas"]["Translation"];

/** A published article of the same group, as SQL returns it. */
export interface TranslatedArticle {
  id: string;
  slug: string;
  typeId: string;
}

/** A record on the shelf of the same group, as SQL returns it. */
export interface TranslatedProduct {
  id: string;
  code: string | null;
  language: Language;
}

/** @param types Of all languages. */
export function articleTranslations(
  types: PublicTypes,
  articles: readonly TranslatedArticle[],
): Translation[] {
  return articles.flatMap(({ id, slug, typeId }) => {
    const type = types.get(typeId);
    if (type === undefined) return [];
    const { kind, code, language } = type;
    const path = kind === "single" ? typePath(kind, code) : articlePath(slug);
    return [{ language, id, slug, url: languagePath(language, types.defaultLanguage) + path }];
  });
}

/** @param types Of all languages. */
export function typeTranslations(types: PublicTypes, type: PublicTypeRow): Translation[] {
  return types.translationsOf(type).map(({ id, language, kind, code, redirectUrl }) => ({
    language,
    id,
    slug: code,
    url:
      kind === "link"
        ? (redirectUrl ?? "/")
        : languagePath(language, types.defaultLanguage) + typePath(kind, code),
  }));
}

export function productTranslations(
  defaultLanguage: Language,
  products: readonly TranslatedProduct[],
): Translation[] {
  return products.map((product) => translationOf(product, defaultLanguage, productPath));
}

/** @param parts Categories or series. */
export function catalogueTranslations(
  defaultLanguage: Language,
  parts: readonly TranslatedProduct[],
): Translation[] {
  return parts.map((part) => translationOf(part, defaultLanguage, cataloguePath));
}

function translationOf(
  { id, code, language }: TranslatedProduct,
  defaultLanguage: Language,
  pathOf: (name: string) => string,
): Translation {
  const slug = code ?? id;
  return { language, id, slug, url: languagePath(language, defaultLanguage) + pathOf(slug) };
}
