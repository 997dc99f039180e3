/** One value of a dictionary. */
export interface DictionaryItem {
  readonly value: string;
  readonly label: string;
  readonly color?: string | null | undefined;
  readonly isDefault?: boolean | undefined;
  readonly orderBy?: number | null | undefined;
}

/** A dictionary as the server sends it. */
export interface DictionaryRecord {
  readonly code: string;
  readonly lcdpDictItem: readonly DictionaryItem[];
}

/** Dictionaries by camelCased code. */
export type Dictionaries = Readonly<Record<string, readonly DictionaryItem[]>>;

/**
 * A code in camel case: dots, dashes, underscores and spaces go, the letter after each is raised.
 *
 * @example
 * camelCaseCode("article_status"); // "articleStatus"
 */
export function camelCaseCode(code: string): string {
  const [first = "", ...rest] = code.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  // All capitals is a style of its own (ARTICLE_STATUS); mixed case is camel case already.
  const [head = "", ...tail] = /\p{Ll}/u.test(code) ? [first, ...rest] : lower([first, ...rest]);
  return lowerFirst(head) + tail.map(upperFirst).join("");
}

/** The dictionaries by camelCased code, items ascending by `orderBy`. Of two with one form the first wins. */
export function toDictionaries(records: readonly DictionaryRecord[]): Dictionaries {
  // Without a prototype, so that a code such as "constructor" finds nothing it should not.
  const dictionaries: Record<string, readonly DictionaryItem[]> = Object.create(null);
  for (const { code, lcdpDictItem } of records) {
    dictionaries[camelCaseCode(code)] ??= lcdpDictItem.toSorted((a, b) => order(a) - order(b));
  }
  return dictionaries;
}

/** The item of a value, in a dictionary named by any form of its code. */
export function dictionaryItem(
  dictionaries: Dictionaries,
  code: string,
  value: string,
): DictionaryItem | undefined {
  const items = dictionaries[code] ?? dictionaries[camelCaseCode(code)];
  return items?.find((item) => item.value === value);
}

/** The label of a value; an unknown value is shown as it is, an absent one as nothing. */
export function dictionaryLabel(
  dictionaries: Dictionaries,
  code: string,
  value: string | null | undefined,
): string {
  if (value === null || value === undefined) return "";
  return dictionaryItem(dictionaries, code, value)?.label ?? value;
}

function order(item: DictionaryItem): number {
  return item.orderBy ?? Number.MAX_VALUE;
}

function lower(words: string[]): string[] {
  return words.map((word) => word.toLowerCase());
}

function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
