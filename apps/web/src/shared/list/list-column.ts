import type { DataTableColumn } from "@atrium/ui";
import type { ReactNode } from "react";

/** A column of a list that can also be exported. */
export interface ListColumn<Row> extends Omit<DataTableColumn<Row>, "header" | "cell"> {
  header: string;
  /** The cell's text: in exports, and on the screen unless `cell` is given. */
  text: (row: Row) => string | number | null;
  cell?: (row: Row) => ReactNode;
}

/** The columns as the table takes them. */
export function toTableColumns<Row>(columns: readonly ListColumn<Row>[]): DataTableColumn<Row>[] {
  return columns.map(({ text, cell, ...column }) => ({ ...column, cell: cell ?? text }));
}
