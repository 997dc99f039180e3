"use client";

import { useRef } from "react";
import type { DataTableRows, DataTableSelection } from "./data-table-types.ts";

/** Selects rows: one, a range, or all that are loaded. */
export interface RowSelection {
  isSelected: (id: string) => boolean;
  /** Toggles the row at an index. */
  toggle: (index: number) => void;
  /** Selects or deselects the row at an index; the next range starts here. */
  set: (index: number, selected: boolean) => void;
  /** Selects the range between the row set last and this one. */
  extendTo: (index: number) => void;
  /** Whether all, some or none of the loaded rows are selected. */
  state: "all" | "some" | "none";
  setAll: (selected: boolean) => void;
  /** Rows are not all loaded, so that “all” would be a part. */
  isPartial: boolean;
  isEmpty: boolean;
}

interface RowSelectionInput<Row> {
  selection: DataTableSelection<Row> | undefined;
  rows: DataTableRows<Row>;
  rowId: (row: Row) => string;
}

/** Binds a table's rows to the set of selected ids; undefined when rows cannot be selected. */
export function useRowSelection<Row>(input: RowSelectionInput<Row>): RowSelection | undefined {
  const { selection, rows, rowId } = input;
  const anchor = useRef<{ index: number; id: string } | null>(null);
  if (!selection) return undefined;
  const { selectedIds } = selection;

  const idAt = (index: number) => {
    const row = rows.at(index);
    return row === undefined ? undefined : rowId(row);
  };
  const select = (from: number, to: number, selected: boolean) => {
    const next = new Set(selectedIds);
    for (let index = from; index <= to; index += 1) {
      const id = idAt(index);
      if (id === undefined) continue;
      if (selected) next.add(id);
      else next.delete(id);
    }
    selection.onChange(next);
  };
  const set = (index: number, selected: boolean) => {
    const id = idAt(index);
    if (id === undefined) return;
    anchor.current = { index, id };
    select(index, index, selected);
  };
  const isPartial = rows.onRange !== undefined;

  return {
    isSelected: (id) => selectedIds.has(id),
    toggle: (index) => set(index, !selectedIds.has(idAt(index) ?? "")),
    set,
    extendTo: (index) => {
      const start = anchor.current;
      // Another page, another order: the row set last is no longer there.
      if (!start || idAt(start.index) !== start.id) return set(index, true);
      select(Math.min(start.index, index), Math.max(start.index, index), true);
    },
    state: isPartial ? "none" : stateOf(rows.length, (index) => selectedIds.has(idAt(index) ?? "")),
    setAll: (selected) => select(0, rows.length - 1, selected),
    isPartial,
    isEmpty: rows.length === 0,
  };

  function stateOf(count: number, isSelectedAt: (index: number) => boolean): RowSelection["state"] {
    if (count === 0 || selectedIds.size === 0) return "none";
    const first = isSelectedAt(0);
    for (let index = 1; index < count; index += 1) {
      if (isSelectedAt(index) !== first) return "some";
    }
    return first ? "all" : "none";
  }
}
