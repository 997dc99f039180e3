import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * What is known of a record's change before the server has answered.
 *
 * @example
 * const rename: RecordChange<{ name: string }> = { id: "1", fields: { name: "Editors" } };
 * const removal: RecordChange = { id: "1", fields: null };
 */
export interface RecordChange<Fields = object> {
  readonly id: string;
  /** The fields that change; null when the record goes. */
  readonly fields: Partial<Fields> | null;
}

/**
 * A cached answer with a record changed in it: in a list, a page, the pages of an infinite list, or the record itself.
 * The same answer when it does not hold the record.
 *
 * @example
 * changeCached([{ id: "1", name: "A" }], { id: "1", fields: { name: "B" } }); // [{ id: "1", name: "B" }]
 */
export function changeCached(data: unknown, change: RecordChange): unknown {
  if (Array.isArray(data)) return changeRecords(data, change);
  if (!isObject(data)) return data;
  const { pages, records, total, id } = data;
  if (Array.isArray(pages)) {
    const changed = pages.map((page) => changeCached(page, change));
    return changed.some((page, i) => page !== pages[i]) ? { ...data, pages: changed } : data;
  }
  if (Array.isArray(records)) {
    const changed = changeRecords(records, change);
    if (changed === records) return data;
    const gone = records.length - changed.length;
    return { ...data, records: changed, total: typeof total === "number" ? total - gone : total };
  }
  return id === change.id && change.fields !== null ? { ...data, ...change.fields } : data;
}

/** Changes a record in all cached answers below a key; gives the way back. */
export async function changeOptimistically(
  client: QueryClient,
  queryKey: QueryKey,
  change: RecordChange,
): Promise<() => void> {
  // An answer under way knows nothing of the change and would undo it.
  await client.cancelQueries({ queryKey });
  const changed = client.getQueriesData({ queryKey }).flatMap(([key, before]) => {
    const after = changeCached(before, change);
    return after === before ? [] : [{ key, before, after: client.setQueryData(key, after) }];
  });
  return () => {
    for (const { key, before, after } of changed) {
      // Whatever came in the meantime is newer than what there was before.
      if (client.getQueryData(key) === after) client.setQueryData(key, before);
    }
  };
}

function changeRecords(records: readonly unknown[], { id, fields }: RecordChange) {
  if (!records.some((record) => isObject(record) && record.id === id)) return records;
  return records.flatMap((record) => {
    if (!isObject(record) || record.id !== id) return [record];
    return fields === null ? [] : [{ ...record, ...fields }];
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
