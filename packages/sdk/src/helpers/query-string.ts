import { droppedValues } from "../rules/drop-empty-params.ts";
import { serializeQuery } from "../rules/serialize-query.ts";

/** A value that fits into a query string. */
export type QueryValue = string | number | boolean | null | undefined;

/** Values by name; an array repeats its name. */
export type QueryValues = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/**
 * A query string without its "?", in the order of the keys, by the rule of every GET: empty text, null and undefined are
 * dropped; 0 and false are values (specification section 5).
 *
 * @example
 * toQueryString({ keyword: "", pageNo: 0, tag: ["a", "b"] }); // "pageNo=0&tag=a&tag=b"
 */
export function toQueryString(values: QueryValues): string {
  return serializeQuery(values, droppedValues("GET"));
}

/**
 * The values of a query string by name, empty ones left out; of a repeated name the last one counts.
 *
 * @example
 * parseQueryString("?keyword=&pageNo=2"); // { pageNo: "2" }
 */
export function parseQueryString(text: string): Record<string, string> {
  const entries = [...new URLSearchParams(text)].filter(([, value]) => value !== "");
  return Object.fromEntries(entries);
}
