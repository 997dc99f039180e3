import {
  dictionaryItem,
  dictionaryLabel,
  useDictionaries,
  type Dictionaries,
  type DictionaryItem,
} from "@atrium/hooks";
import type { SelectOption } from "@atrium/ui";
import { useMemo } from "react";

/** A dictionary of the server: the words behind the codes. */
export interface DictionaryView {
  /** The words for a value. */
  label(value: string | null | undefined): string;
  item(value: string): DictionaryItem | undefined;
  /** All values, as choices. */
  readonly options: readonly SelectOption[];
}

/** A dictionary by its code. */
export function useDictionary(code: string): DictionaryView {
  const dictionaries = useDictionaries();
  return useMemo(() => viewOf(dictionaries, code), [dictionaries, code]);
}

function viewOf(dictionaries: Dictionaries, code: string): DictionaryView {
  return {
    label: (value) => dictionaryLabel(dictionaries, code, value),
    item: (value) => dictionaryItem(dictionaries, code, value),
    options: (dictionaries[code] ?? []).map(({ value, label }) => ({ value, label })),
  };
}
