import type { FieldValues } from "react-hook-form";
import { useContentLanguages, type Language } from "../content-languages.ts";
import { readFilter } from "../list/filter-rule.ts";
import { languageRule } from "../../generated/text-rules.ts";
import { useViewAddress } from "../view-location.tsx";
import { SelectField, type FieldProps } from "./fields.tsx";

/** The language of a record, on sites with more than one. */
export function LanguageField<Fields extends FieldValues, Output>(
  props: FieldProps<Fields, Output>,
) {
  const { isMultilingual, options } = useContentLanguages();
  return isMultilingual && <SelectField {...props} options={options} />;
}

/** What a new record begins with: the language that the list is filtered by, else the site's default. */
export function useNewLanguage(): Language {
  const { defaultCode } = useContentLanguages();
  const { language } = useViewAddress().search;
  return (
    readFilter(languageRule, typeof language === "string" ? language : undefined) ?? defaultCode
  );
}
