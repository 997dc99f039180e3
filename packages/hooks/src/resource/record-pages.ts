/**
 * One page of a list, as every page call answers.
 *
 * @example
 * const page: RecordPage<{ id: string }> = { records: [{ id: "1" }], total: 1, pageNo: 1, pageSize: 10 };
 */
export interface RecordPage<Row = unknown> {
  readonly records: readonly Row[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/**
 * The number of the page after this one; undefined after the last, and after an empty one, whatever its total says.
 *
 * @example
 * nextPageNo({ records: [1, 2], total: 3, pageNo: 1, pageSize: 2 }); // 2
 */
export function nextPageNo(page: RecordPage): number | undefined {
  const { records, total, pageNo, pageSize } = page;
  return records.length > 0 && pageNo * pageSize < total ? pageNo + 1 : undefined;
}

/**
 * The records of an infinite list's pages, each once: one that moved on while the pages came is in two of them.
 *
 * @example
 * const rows = allRecords([{ records: [{ id: "1" }, { id: "2" }] }, { records: [{ id: "2" }] }]); // 1 and 2
 */
export function allRecords<Row extends { readonly id: string }>(
  pages: readonly { readonly records: readonly Row[] }[] | undefined,
): Row[] {
  const rows = new Map<string, Row>();
  for (const row of pages?.flatMap((page) => page.records) ?? []) rows.set(row.id, row);
  return [...rows.values()];
}
