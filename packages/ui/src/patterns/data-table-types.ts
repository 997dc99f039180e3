import type { ReactNode } from "react";
import type { PanelStatus } from "./panel-state.tsx";

/** One column of a `DataTable`. The first column holds the name of the row, usually as a link. */
export interface DataTableColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: "start" | "end" | undefined;
  /** A CSS width; without one the content decides. */
  width?: string | undefined;
  /** The head becomes a button that sorts. */
  sortable?: boolean | undefined;
}

/** The order in force. */
export interface DataTableSort {
  columnId: string;
  direction: "ascending" | "descending";
}

/** What a `DataTable` shows: rows, or one of the five designed states. */
export type DataTableState<Row> =
  | {
      status: "ready";
      rows: readonly Row[];
      /** New rows are on their way; these stay, dimmed. */
      refreshing?: boolean | undefined;
    }
  | PanelStatus;

/** Choosing rows by their ids. */
export interface DataTableSelection<Row> {
  selectedIds: ReadonlySet<string>;
  onChange: (selectedIds: ReadonlySet<string>) => void;
  /** The row's name, for “Select …”. */
  rowLabel: (row: Row) => string;
}

/** Props of `DataTable`. */
export interface DataTableProps<Row> {
  /** What the table lists, spoken. */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rowId: (row: Row) => string;
  state: DataTableState<Row>;
  sort?: DataTableSort | null | undefined;
  /** Receives the next order; null after descending, which is the list's own order. */
  onSortChange?: ((sort: DataTableSort | null) => void) | undefined;
  selection?: DataTableSelection<Row> | undefined;
  /** Two buttons and a menu, in the same order everywhere. Stands at the right end. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Rows of 36 px (small, the default) or 44. */
  density?: "small" | "normal" | undefined;
  /** How many rows the skeleton has. */
  skeletonRows?: number | undefined;
  /** Give `min-h-0 flex-1` in a column to let the rows scroll under a standing head. */
  className?: string | undefined;
}
