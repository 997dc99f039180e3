/**
 * One value of a dictionary.
 *
 * @example
 * const published: DictionaryItem = { value: "2", label: "Published", color: "green" };
 */
export interface DictionaryItem {
  readonly value: string;
  readonly label: string;
  readonly color?: string | null | undefined;
  readonly isDefault?: boolean | undefined;
  readonly orderBy?: number | null | undefined;
}

/**
 * A dictionary as the server sends it.
 *
 * @example
 * const genders: DictionaryRecord = { code: "gender", lcdpDictItem: [{ value: "1", label: "Female" }] };
 */
export interface DictionaryRecord {
  readonly code: string;
  readonly lcdpDictItem: readonly DictionaryItem[];
}

/**
 * Dictionaries by camelCased code.
 *
 * @example
 * const named: Dictionaries = toDictionaries(content.dictionaries);
 * const options = named["articleStatus"] ?? [];
 */
export type Dictionaries = Readonly<Record<string, readonly DictionaryItem[]>>;

/**
 * Named dictionaries: each of them is present, possibly empty.
 *
 * @example
 * const choicesOf = ({ articleStatus }: NamedDictionaries<"article_status">) => articleStatus.map(({ label }) => label);
 */
export type NamedDictionaries<Code extends string> = {
  readonly [One in Code as CamelCased<One>]: readonly DictionaryItem[];
};

/**
 * The result of `camelCaseCode`, as a type.
 *
 * @example
 * const key: CamelCased<"article_status"> = "articleStatus";
 */
export type CamelCased<Code extends string> =
  Code extends Uppercase<Code> ? Joined<Lowercase<Code>> : Joined<Code>;

type Joined<Code extends string> = Uncapitalize<Raised<Code, false>>;

/** Letter by letter, the first after a separator raised. */
type Raised<Code extends string, Next extends boolean> = Code extends `${infer Letter}${infer Rest}`
  ? Letter extends "_" | "-" | "." | " "
    ? Raised<Rest, true>
    : `${Next extends true ? Uppercase<Letter> : Letter}${Raised<Rest, false>}`
  : "";

const noItems: readonly DictionaryItem[] = [];

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

/**
 * The dictionaries by camelCased code, items ascending by `orderBy`. Of two with one form the first wins.
 *
 * @example
 * const items = [{ value: "1", label: "Draft" }];
 * const { articleStatus } = toDictionaries([{ code: "article_status", lcdpDictItem: items }]);
 */
export function toDictionaries(records: readonly DictionaryRecord[]): Dictionaries {
  // Without a prototype, so that a code such as "constructor" finds nothing it should not.
  const dictionaries: Record<string, readonly DictionaryItem[]> = Object.create(null);
  for (const { code, lcdpDictItem } of records) {
    dictionaries[camelCaseCode(code)] ??= lcdpDictItem.toSorted((a, b) => order(a) - order(b));
  }
  return dictionaries;
}

/**
 * Those dictionaries that are named by any form of their codes.
 *
 * @example
 * const { articleStatus, gender } = namedDictionaries(dictionaries, ["article_status", "gender"]);
 */
export function namedDictionaries<const Code extends string>(
  dictionaries: Dictionaries,
  codes: readonly Code[],
): NamedDictionaries<Code> {
  const named = codes.map(camelCaseCode).map((name) => [name, dictionaries[name] ?? noItems]);
  return Object.fromEntries(named) as NamedDictionaries<Code>;
}

/**
 * The item of a value, in a dictionary named by any form of its code.
 *
 * @example
 * dictionaryItem(dictionaries, "article_status", "draft")?.isDefault;
 */
export function dictionaryItem(
  dictionaries: Dictionaries,
  code: string,
  value: string,
): DictionaryItem | undefined {
  const items = dictionaries[code] ?? dictionaries[camelCaseCode(code)];
  return items?.find((item) => item.value === value);
}

/**
 * The label of a value; an unknown value is shown as it is, an absent one as nothing.
 *
 * @example
 * dictionaryLabel(dictionaries, "articleStatus", "draft"); // "Draft"
 */
export function dictionaryLabel(
  dictionaries: Dictionaries,
  code: string,
  value: string | null | undefined,
): string {
  if (value === null || value === undefined) return "";
  return dictionaryItem(dictionaries, code, value)?.label ?? value;
}

/**
 * The colour of a value; undefined where none is given.
 *
 * @example
 * const color = dictionaryColor(dictionaries, "articleStatus", "draft") ?? "grey";
 */
export function dictionaryColor(
  dictionaries: Dictionaries,
  code: string,
  value: string | null | undefined,
): string | undefined {
  return dictionaryItem(dictionaries, code, value ?? "")?.color ?? undefined;
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
