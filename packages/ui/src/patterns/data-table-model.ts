"use client";

import {
  columnOrderingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { DataTableLayout } from "./data-table-layout.ts";
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

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature });

/** TanStack Table over the rows in view alone, so that a million rows cost what thirty do. */
export function useTableModel<Row>(input: TableModelInput<Row>): TableModel<Row> {
  const { columns, layout, rows, rowId, from, to } = input;
  const data = useMemo(
    () =>
      Array.from({ length: to - from }, (_place, offset): TablePlace<Row> => {
        const index = from + offset;
        const row = rows.at(index);
        return { id: row === undefined ? `place ${index}` : rowId(row), index, row };
      }),
    [rows, rowId, from, to],
  );
  const definitions = useMemo(() => columns.map(({ id }) => ({ id, header: id })), [columns]);
  const state = useMemo(
    () => ({
      columnOrder: [...layout.order],
      columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
    }),
    [layout],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ id }) => id,
    state,
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  return {
    columns: table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []),
    places: table.getRowModel().rows.map((row) => row.original),
  };
}
