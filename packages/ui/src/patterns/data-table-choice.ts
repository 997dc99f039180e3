import { useRef } from "react";
import type { DataTableRows, DataTableSelection } from "./data-table-types.ts";

/** How rows are chosen: one, a range, or all at hand. */
export interface RowChoice {
  isChosen: (id: string) => boolean;
  /** Chooses the row at a place if it is not, else leaves it out. */
  toggle: (index: number) => void;
  /** Chooses the row at a place, or leaves it out; the next range starts here. */
  set: (index: number, chosen: boolean) => void;
  /** Chooses everything between the row set last and this one. */
  extendTo: (index: number) => void;
  /** Whether all, some or none of the rows at hand are chosen. */
  state: "all" | "some" | "none";
  setAll: (chosen: boolean) => void;
  /** Rows are not all loaded, so that “all” would be a part. */
  isPart: boolean;
  isEmpty: boolean;
}

interface RowChoiceInput<Row> {
  selection: DataTableSelection<Row> | undefined;
  rows: DataTableRows<Row>;
  rowId: (row: Row) => string;
}

/** Binds a table's rows to the set of chosen ids; undefined when rows cannot be chosen. */
export function useRowChoice<Row>(input: RowChoiceInput<Row>): RowChoice | undefined {
  const { selection, rows, rowId } = input;
  const anchor = useRef<{ index: number; id: string } | null>(null);
  if (!selection) return undefined;
  const { selectedIds } = selection;

  const idAt = (index: number) => {
    const row = rows.at(index);
    return row === undefined ? undefined : rowId(row);
  };
  const choose = (from: number, to: number, chosen: boolean) => {
    const next = new Set(selectedIds);
    for (let index = from; index <= to; index += 1) {
      const id = idAt(index);
      if (id === undefined) continue;
      if (chosen) next.add(id);
      else next.delete(id);
    }
    selection.onChange(next);
  };
  const set = (index: number, chosen: boolean) => {
    const id = idAt(index);
    if (id === undefined) return;
    anchor.current = { index, id };
    choose(index, index, chosen);
  };
  const isPart = rows.onRange !== undefined;

  return {
    isChosen: (id) => selectedIds.has(id),
    toggle: (index) => set(index, !selectedIds.has(idAt(index) ?? "")),
    set,
    extendTo: (index) => {
      const start = anchor.current;
      // Another page, another order: the row set last is no longer there.
      if (!start || idAt(start.index) !== start.id) return set(index, true);
      choose(Math.min(start.index, index), Math.max(start.index, index), true);
    },
    state: isPart ? "none" : stateOf(rows.length, (index) => selectedIds.has(idAt(index) ?? "")),
    setAll: (chosen) => choose(0, rows.length - 1, chosen),
    isPart,
    isEmpty: rows.length === 0,
  };

  function stateOf(count: number, isChosen: (index: number) => boolean): RowChoice["state"] {
    if (count === 0 || selectedIds.size === 0) return "none";
    const first = isChosen(0);
    for (let index = 1; index < count; index += 1) {
      if (isChosen(index) !== first) return "some";
    }
    return first ? "all" : "none";
  }
}
