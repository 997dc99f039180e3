"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { cn } from "../lib/utils.ts";
import { useIsNarrow } from "../lib/use-is-narrow.ts";
import { useUiMessages } from "../messages-provider.tsx";
import { DataTableBody } from "./data-table-body.tsx";
import { useRowSelection } from "./data-table-selection.ts";
import { cardRoles, rowHeights } from "./data-table-classes.ts";
import { useRowFocus } from "./data-table-focus.ts";
import { DataTableHead } from "./data-table-head.tsx";
import { defaultTableLayout, fitTableLayout, withColumnWidth } from "./data-table-layout.ts";
import { tableModel } from "./data-table-model.ts";
import { SkeletonRows } from "./data-table-skeleton.tsx";
import type { DataTableProps, DataTableRows } from "./data-table-types.ts";
import { PanelState } from "./panel-state.tsx";
import { useVirtualRows } from "./use-virtual-rows.ts";

/**
 * Rows in columns: sorting, choosing, columns as the reader wants them, and a designed answer when there are none.
 * It only shows; fetching, paging and sorting are the caller's. Above a hundred rows only those in view are virtual.
 * On screens below 900 px each row is a card with the same selection and actions.
 *
 * On a row: the arrows walk, Enter opens, Space chooses, Shift chooses a range, Ctrl+A chooses the page.
 *
 * @example <DataTable label="Articles" columns={columns} rowId={(row) => row.id} state={{ status: "ready", rows }} />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, state, selection, rowId, rowActions, onRowOpen, density = "compact" } = props;
  const messages = useUiMessages();
  const rows: DataTableRows<Row> = state.status === "ready" ? state.rows : noRows;
  const refreshing = state.status === "ready" && state.refreshing === true;
  const { layout, onResize } = useLayout(props);
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualRows({
    box,
    count: rows.length,
    rowHeight: rowHeights[density],
    isLoaded: (index) => rows.at(index) !== undefined,
  });
  const { from, to, isVirtual } = virtual;
  const isNarrow = useIsNarrow();
  // The rows that are not rendered must be as high as those that are.
  const isCard = isNarrow && !isVirtual;
  const model = tableModel({ columns: props.columns, layout, rows, rowId, from, to });
  const rowSelection = useRowSelection({ selection, rows, rowId });
  const focus = useRowFocus({
    box,
    count: rows.length,
    virtual,
    rowSelection,
    onOpen:
      onRowOpen &&
      ((index) => {
        const row = rows.at(index);
        if (row !== undefined) onRowOpen(row);
      }),
  });
  useEffect(() => rows.onRange?.(from, to), [rows, from, to]);

  const [name] = model.columns;
  const isNameSized = name !== undefined && layout.widths[name.id] !== undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of its rows
    <div
      ref={box}
      tabIndex={isVirtual ? -1 : undefined}
      onKeyDown={focus.onKeyDown}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      className={cn(
        "relative overflow-auto rounded-lg border border-border bg-card",
        isVirtual && "max-h-[75dvh] outline-none [overflow-anchor:none]",
        props.className,
      )}
    >
      <span role="status" className="sr-only">
        {state.status === "loading" ? messages.loading : refreshing ? messages.refreshing : ""}
      </span>
      {state.status === "ready" || state.status === "loading" ? (
        <table
          data-slot="table"
          role={isCard ? cardRoles.table : undefined}
          aria-label={label}
          aria-busy={state.status === "loading" || refreshing}
          aria-rowcount={isVirtual ? rows.length + 1 : undefined}
          className={cn(
            "border-separate border-spacing-0 text-sm",
            isCard ? "block" : isNameSized ? "w-max" : "w-full",
            isVirtual && "table-fixed",
          )}
        >
          <DataTableHead
            columns={model.columns}
            widths={layout.widths}
            fixed={isVirtual}
            onResize={onResize}
            rowSelection={rowSelection}
            sort={props.sort ?? null}
            onSortChange={props.onSortChange}
            hasActions={rowActions !== undefined}
            isCard={isCard}
          />
          {state.status === "ready" ? (
            <DataTableBody
              model={model}
              virtual={virtual}
              widths={layout.widths}
              refreshing={refreshing}
              isCard={isCard}
              rowSelection={rowSelection}
              tabStop={focus.tabStop}
              table={props}
            />
          ) : (
            <SkeletonRows
              rows={props.skeletonRows ?? 8}
              columns={model.columns.length}
              selectable={selection !== undefined}
              hasActions={rowActions !== undefined}
              density={density}
              isCard={isCard}
            />
          )}
        </table>
      ) : (
        <PanelState state={state} />
      )}
    </div>
  );
}

const noRows: DataTableRows<never> = [];

/** The layout in force, with the width of the column whose edge is being dragged. */
function useLayout<Row>({ columns, layout: stored, onLayoutChange }: DataTableProps<Row>) {
  const [dragged, setDragged] = useState<{ id: string; width: number } | null>(null);
  const layout = useMemo(() => {
    const fitted = stored ? fitTableLayout(columns, stored) : defaultTableLayout(columns);
    return dragged ? withColumnWidth(fitted, dragged.id, dragged.width) : fitted;
  }, [columns, stored, dragged]);
  const onResize = (id: string, width: number | undefined, done: boolean) => {
    setDragged(done || width === undefined ? null : { id, width });
    if (done) onLayoutChange?.(withColumnWidth(layout, id, width));
  };
  return { layout, onResize: onLayoutChange && onResize };
}
