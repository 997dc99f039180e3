import { useArticleTypes } from "../../shared/article-types.ts";
import { useContentLanguages, type Language } from "../../shared/content-languages.ts";

/** The language of a type's articles; the site's default while the type is not known. */
export function useTypeLanguage(typeId: string): Language {
  const { defaultCode } = useContentLanguages();
  return useArticleTypes().rows.find(({ id }) => id === typeId)?.language ?? defaultCode;
}
