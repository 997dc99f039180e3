import {
  dictionaryItem,
  dictionaryLabel,
  useDictionaries,
  type Dictionaries,
  type DictionaryItem,
} from "@atrium/hooks";
import type { SelectOption } from "@atrium/ui";
import { useMemo } from "react";
import { useSeedTranslations, type SeedTranslations } from "./seed-translations.ts";

/** The labels of a dictionary's values. */
export interface DictionaryView {
  /** The label of a value. */
  label(value: string | null | undefined): string;
  item(value: string): DictionaryItem | undefined;
  /** All values, as choices. */
  readonly options: readonly SelectOption[];
}

/** A dictionary by its code, with seeded labels translated to the reader's language. */
export function useDictionary(code: string): DictionaryView {
  const dictionaries = useDictionaries();
  const translations = useSeedTranslations();
  return useMemo(
    () => viewOf(dictionaries, code, translations),
    [dictionaries, code, translations],
  );
}

function viewOf(
  dictionaries: Dictionaries,
  code: string,
  translations: SeedTranslations,
): DictionaryView {
  return {
    label: (value) => translations.label(code, dictionaryLabel(dictionaries, code, value)),
    item: (value) => dictionaryItem(dictionaries, code, value),
    options: (dictionaries[code] ?? []).map(({ value, label }) => ({
      value,
      label: translations.label(code, label),
    })),
  };
}
