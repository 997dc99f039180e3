import { counterpart } from "../../shared/article-types.ts";
import type { Language } from "../../shared/content-languages.ts";
import { topId } from "../../shared/parent-choices.ts";
import type { TypeFields, TypeRow } from "../../queries/article-types.ts";
import { fieldsOf } from "./type-fields.ts";

/** A type that is to be translated. */
export interface TranslatedType {
  readonly source: TypeRow;
  readonly language: Language;
}

/** What the translation of a type begins with: its texts to write over, at the place that answers to its own. */
export function translatedFields(
  { source, language }: TranslatedType,
  types: readonly TypeRow[],
): TypeFields {
  const parent = counterpart(types, source.parentId, language)?.id ?? topId;
  const start = { language, parentId: parent, orderBy: source.orderBy };
  const fields = fieldsOf(source, start);
  // A code names one type of the whole site.
  return { ...fields, ...start, code: `${source.code}-${language.split("-")[0]}` };
}
