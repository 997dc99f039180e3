import { toText } from "./to-text.ts";

/** The values of a query; the items of an array repeat its key. */
export type QueryParams = Record<string, unknown>;

/** Writes a query string without the dropped values, alone or in an array; the rest must be plain values. */
export function serializeQuery(params: QueryParams, dropped: readonly unknown[]): string {
  let query = "";
  const add = (name: string, value: unknown) => {
    if (dropped.includes(value)) return;
    query += `${query && "&"}${encodeURIComponent(name)}=${encodeURIComponent(toText(value))}`;
  };
  for (const name of Object.keys(params)) {
    const value = params[name];
    if (Array.isArray(value)) for (const item of value) add(name, item);
    else add(name, value);
  }
  return query;
}
