"use client";

import { sessionContent, type SessionState } from "../session/session-machine.ts";
import { useSessionState } from "../session/use-session.ts";
import {
  camelCaseCode,
  namedDictionaries,
  toDictionaries,
  type Dictionaries,
  type DictionaryItem,
  type DictionaryRecord,
  type NamedDictionaries,
} from "./dictionaries.ts";

const none: readonly DictionaryRecord[] = [];
const noItems: readonly DictionaryItem[] = [];
const built = new WeakMap<readonly DictionaryRecord[], Dictionaries>();

/**
 * The session's dictionaries, loaded once with it, by camelCased code; none before. Those named, by any form of their
 * codes, are typed and always present, possibly empty.
 *
 * @example
 * const { articleStatus, gender } = useDictionaries("article_status", "gender");
 * const label = dictionaryLabel(useDictionaries(), "articleStatus", "draft");
 */
export function useDictionaries(): Dictionaries;
export function useDictionaries<const Code extends string>(
  ...codes: readonly Code[]
): NamedDictionaries<Code>;
export function useDictionaries(...codes: readonly string[]): Dictionaries {
  const dictionaries = useSessionState(selectDictionaries);
  return codes.length === 0 ? dictionaries : namedDictionaries(dictionaries, codes);
}

/**
 * The items of one dictionary, named by any form of its code.
 *
 * @example
 * const statuses = useDictionary("articleStatus");
 */
export function useDictionary(code: string): readonly DictionaryItem[] {
  return useSessionState(selectDictionaries)[camelCaseCode(code)] ?? noItems;
}

// Many components use it, all with the same records.
function selectDictionaries(state: SessionState): Dictionaries {
  const records = sessionContent(state)?.dictionaries ?? none;
  const known = built.get(records);
  if (known !== undefined) return known;
  const dictionaries = toDictionaries(records);
  built.set(records, dictionaries);
  return dictionaries;
}
