/** A value that fits into a query string. */
export type QueryValue = string | number | boolean | null | undefined;

/** Values by name; an array stands for a name that is repeated. */
export type QueryValues = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/**
 * A query string without its "?", in the order of the keys. Empty text, null and undefined are dropped;
 * 0 and false are values.
 *
 * @example
 * toQueryString({ keyword: "", pageNo: 0, tag: ["a", "b"] }); // "pageNo=0&tag=a&tag=b"
 */
export function toQueryString(values: QueryValues): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const list: readonly QueryValue[] = isList(value) ? value : [value];
    for (const one of list) if (!isEmpty(one)) query.append(name, String(one));
  }
  return query.toString();
}

/** The values of a query string by name, empty ones left out; of a repeated name the last one counts. */
export function parseQueryString(text: string): Record<string, string> {
  const entries = [...new URLSearchParams(text)].filter(([, value]) => value !== "");
  return Object.fromEntries(entries);
}

function isEmpty(value: QueryValue): boolean {
  return value === undefined || value === null || value === "";
}

function isList(value: QueryValue | readonly QueryValue[]): value is readonly QueryValue[] {
  return Array.isArray(value);
}
