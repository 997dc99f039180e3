import type { ListPage } from "./use-list-page.ts";
import { queryClient } from "../api.ts";

const pageSize = 200;

interface ReadAllOptions {
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
  /** Reads no further than this many rows. */
  readonly limit?: number;
}

/** Every row of a list as it is filtered and sorted, page by page. Rejects when a page cannot be read or it is ended. */
export async function readAllRows<Row>(
  { state, query }: ListPage<Row>,
  { onProgress, signal, limit = Infinity }: ReadAllOptions,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await queryClient.fetchQuery({
      ...query({ ...state, pageNo, pageSize }),
      gcTime: 0,
      staleTime: 0,
    });
    signal?.throwIfAborted();
    rows.push(...page.records);
    onProgress?.(page.total === 0 ? 1 : rows.length / page.total);
    if (rows.length >= limit) return rows.slice(0, limit);
    if (page.records.length < pageSize || rows.length >= page.total) return rows;
  }
}
