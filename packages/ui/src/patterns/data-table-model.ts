import { shownColumns, type DataTableLayout } from "./data-table-layout.ts";
import type { DataTableColumn, DataTableRows } from "./data-table-types.ts";

/** A place in the table, and its row once that is loaded. */
export interface TablePlace<Row> {
  id: string;
  /** From 0, among all rows. */
  index: number;
  row: Row | undefined;
}

/** What a table draws: the columns in their order, and the places in view. */
export interface TableModel<Row> {
  columns: readonly DataTableColumn<Row>[];
  places: readonly TablePlace<Row>[];
}

interface TableModelInput<Row> {
  columns: readonly DataTableColumn<Row>[];
  layout: DataTableLayout;
  rows: DataTableRows<Row>;
  rowId: (row: Row) => string;
  from: number;
  to: number;
}

/** The model of the rows in view alone, so that a million rows cost what thirty do. */
export function tableModel<Row>(input: TableModelInput<Row>): TableModel<Row> {
  const { columns, layout, rows, rowId, from, to } = input;
  const places = Array.from({ length: to - from }, (_place, offset) => {
    const index = from + offset;
    const row = rows.at(index);
    return { id: row === undefined ? `place ${index}` : rowId(row), index, row };
  });
  return { columns: shownColumns(columns, layout), places };
}
