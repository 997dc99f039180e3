/** Values a query may hold; the items of an array repeat its key. */
export type QueryParams = Record<string, unknown>;

/** Writes a query string without the dropped values, whether they stand alone or in an array. */
export function serializeQuery(params: QueryParams, dropped: readonly unknown[]): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (!dropped.includes(item)) query.append(name, String(item ?? ""));
    }
  }
  return query.toString();
}
