import type { ReactNode } from "react";
import type { DataTableLayout } from "./data-table-layout.ts";
import type { PanelStatus } from "./panel-state.tsx";

/** One column of a `DataTable`. The first column contains the name of the row, usually as a link. */
export interface DataTableColumn<Row> {
  id: string;
  header: ReactNode;
  /** The header as plain text, for the columns menu and exports; needed when `header` is not a string. */
  label?: string | undefined;
  /** Shown only when the reader asks for it. Never the first column. */
  hiddenByDefault?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: "start" | "end" | undefined;
  /** A CSS width; without one the content decides, and the first column has a quarter. */
  width?: string | undefined;
  /** The head becomes a button that sorts. */
  sortable?: boolean | undefined;
}

/** The current order. */
export interface DataTableSort {
  columnId: string;
  direction: "ascending" | "descending";
}

/**
 * Rows that are not all loaded: how many there are, and those at hand. An array is one too.
 *
 * @example { length: 1_000_000, at: (index) => loaded.get(index), onRange: (from, to) => load(from, to) }
 */
export interface DataTableRows<Row> {
  readonly length: number;
  /** The row at a place from 0; undefined while it is not loaded, which shows a skeleton. */
  at(index: number): Row | undefined;
  /** The rows `from` up to, but without, `to` came into view. */
  onRange?(from: number, to: number): void;
}

/** What a `DataTable` shows: rows, or one of the five designed states. */
export type DataTableState<Row> =
  | {
      status: "ready";
      /** All of them, or a lazily loaded source; above a hundred only those in view are rendered. */
      rows: DataTableRows<Row>;
      /** New rows are being loaded; these stay, dimmed. */
      refreshing?: boolean | undefined;
    }
  | PanelStatus;

/** The height of rows. */
export type DataTableDensity = "compact" | "regular";

/** Selects rows by their ids. */
export interface DataTableSelection<Row> {
  selectedIds: ReadonlySet<string>;
  onChange: (selectedIds: ReadonlySet<string>) => void;
  /** The row's name, for “Select …”. */
  rowLabel: (row: Row) => string;
}

export interface DataTableProps<Row> {
  /** The accessible name: what the table lists. */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rowId: (row: Row) => string;
  state: DataTableState<Row>;
  sort?: DataTableSort | null | undefined;
  /** Receives the next order; null after descending, which is the list's own order. */
  onSortChange?: ((sort: DataTableSort | null) => void) | undefined;
  selection?: DataTableSelection<Row> | undefined;
  /** Which columns show, in what order and how wide; columns can be sized by hand with `onLayoutChange`. */
  layout?: DataTableLayout | undefined;
  onLayoutChange?: ((layout: DataTableLayout) => void) | undefined;
  /** A row was double-clicked, or Enter was pressed on it. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** Two buttons and a menu, in the same order everywhere, at the right end. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Rows of 36 px (`compact`, the default) or 44. */
  density?: DataTableDensity | undefined;
  /** How many rows the skeleton has. */
  skeletonRows?: number | undefined;
  /** Give `min-h-0 flex-1` in a column to let the rows scroll under a sticky head. */
  className?: string | undefined;
}
