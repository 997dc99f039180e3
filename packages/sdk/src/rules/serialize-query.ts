import { toText } from "./to-text.ts";

/** Values a query may hold; the items of an array repeat its key. */
export type QueryParams = Record<string, unknown>;

/** Writes a query string without the dropped values, whether they stand alone or in an array; the rest must be plain. */
export function serializeQuery(params: QueryParams, dropped: readonly unknown[]): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(params)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (dropped.includes(item)) continue;
      pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(toText(item))}`);
    }
  }
  return pairs.join("&");
}
