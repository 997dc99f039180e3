import type { DataTableSort } from "./data-table-types.ts";

/**
 * The order after a press on a column's head: ascending, descending, then the list's own order (null).
 *
 * @example nextSort(null, "title") // { columnId: "title", direction: "ascending" }
 */
export function nextSort(current: DataTableSort | null, columnId: string): DataTableSort | null {
  if (current?.columnId !== columnId) return { columnId, direction: "ascending" };
  return current.direction === "ascending" ? { columnId, direction: "descending" } : null;
}
