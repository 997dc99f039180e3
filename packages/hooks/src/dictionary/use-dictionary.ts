import { sessionContent, type SessionState } from "../session/session-machine.ts";
import { useSessionState } from "../session/use-session.ts";
import {
  camelCaseCode,
  toDictionaries,
  type Dictionaries,
  type DictionaryItem,
  type DictionaryRecord,
} from "./dictionaries.ts";

const none: readonly DictionaryRecord[] = [];
const noItems: readonly DictionaryItem[] = [];
const built = new WeakMap<readonly DictionaryRecord[], Dictionaries>();

/** All dictionaries of the session, by camelCased code; none before they are loaded. */
export function useDictionaries(): Dictionaries {
  return useSessionState(selectDictionaries);
}

/**
 * The items of one dictionary, named by any form of its code.
 *
 * @example
 * const statuses = useDictionary("articleStatus");
 */
export function useDictionary(code: string): readonly DictionaryItem[] {
  return useDictionaries()[camelCaseCode(code)] ?? noItems;
}

// Many components ask, and all of them for the same records.
function selectDictionaries(state: SessionState): Dictionaries {
  const records = sessionContent(state)?.dictionaries ?? none;
  const known = built.get(records);
  if (known !== undefined) return known;
  const dictionaries = toDictionaries(records);
  built.set(records, dictionaries);
  return dictionaries;
}
