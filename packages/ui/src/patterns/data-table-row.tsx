"use client";

import type { MouseEvent, ReactNode } from "react";
import { Checkbox } from "../components/checkbox.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";
import type { RowSelection } from "./data-table-selection.ts";
import {
  actionClasses,
  cardClasses,
  cardRoles,
  cellClasses,
  heightClasses,
  nameClasses,
  otherClasses,
  sizedStyle,
} from "./data-table-classes.ts";
import { columnLabel } from "./data-table-layout.ts";
import type { TablePlace } from "./data-table-model.ts";
import type { DataTableColumn, DataTableProps } from "./data-table-types.ts";

interface BodyRowProps<Row> {
  place: TablePlace<Row>;
  columns: readonly DataTableColumn<Row>[];
  widths: Readonly<Record<string, number>>;
  /** Only a part of the rows is rendered: columns keep their width, and rows have an index. */
  isVirtual: boolean;
  /** Below a width each row is a card: the name, then named values, then the actions. */
  isCard: boolean;
  rowSelection: RowSelection | undefined;
  /** 0 where the Tab key stops, -1 elsewhere. */
  tabIndex: 0 | -1;
  table: DataTableProps<Row>;
}

/** One row of a `DataTable`, or its outline while it is not loaded. */
export function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { place, columns, widths, isVirtual, isCard, rowSelection, table } = props;
  const { rowActions, onRowOpen, selection } = table;
  const { index, row } = place;
  const selected = rowSelection?.isSelected(place.id) ?? false;
  const height = heightClasses[table.density ?? "compact"];
  const open = (event: MouseEvent) => {
    if (row !== undefined && !isControl(event)) onRowOpen?.(row);
  };
  const extend = (event: MouseEvent) => {
    if (event.shiftKey && !isControl(event)) rowSelection?.extendTo(index);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the table's own key handler does the same
    <tr
      role={isCard ? cardRoles.row : undefined}
      data-index={index}
      tabIndex={props.tabIndex}
      aria-rowindex={isVirtual ? index + 2 : undefined}
      aria-selected={rowSelection && selected}
      onDoubleClick={onRowOpen && open}
      onClick={rowSelection && extend}
      // A range is being selected, not text.
      onMouseDown={(event) => rowSelection && event.shiftKey && event.preventDefault()}
      className={cn(
        "group focus-visible:-outline-offset-2",
        isCard ? cardClasses.row : "scroll-mt-8",
        selected ? "bg-primary-soft" : "bg-card hover:bg-accent",
      )}
    >
      {selection && rowSelection && (
        <td
          role={isCard ? cardRoles.cell : undefined}
          className={isCard ? cardClasses.select : cn(cellClasses, height, "w-9 pr-0")}
        >
          {row !== undefined && (
            <SelectBox
              label={selection.rowLabel(row)}
              index={index}
              selected={selected}
              rowSelection={rowSelection}
            />
          )}
        </td>
      )}
      {columns.map((column, at) => (
        <BodyCell
          key={column.id}
          column={column}
          row={row}
          isName={at === 0}
          isCard={isCard}
          isVirtual={isVirtual}
          width={widths[column.id]}
          height={height}
        />
      ))}
      {rowActions && (
        <td
          role={isCard ? cardRoles.cell : undefined}
          className={
            isCard
              ? cardClasses.actions
              : cn(cellClasses, height, actionClasses, "w-px py-0 pr-1.5")
          }
        >
          <div className="flex justify-end">{row !== undefined && rowActions(row)}</div>
        </td>
      )}
    </tr>
  );
}

interface BodyCellProps<Row> {
  column: DataTableColumn<Row>;
  row: Row | undefined;
  isName: boolean;
  isCard: boolean;
  isVirtual: boolean;
  width: number | undefined;
  height: string;
}

function BodyCell<Row>(props: BodyCellProps<Row>) {
  const { column, row, isName, isCard, isVirtual, width, height } = props;
  const content = row === undefined ? <Skeleton className="w-2/3" /> : column.cell(row);
  if (isCard) {
    const isEmpty = isNothing(content);
    return (
      <td role={cardRoles.cell} className={isName ? cardClasses.name : cardClasses.cell}>
        {!isName && !isEmpty && (
          <span className="shrink-0 text-xs text-subtle-foreground">{columnLabel(column)}</span>
        )}
        {isName ? content : !isEmpty && <span className="min-w-0">{content}</span>}
      </td>
    );
  }
  const isSized = isVirtual || width !== undefined;
  return (
    <td
      title={typeof content === "string" ? content : undefined}
      style={sizedStyle(width)}
      className={cn(
        cellClasses,
        height,
        column.align === "end" && "text-right tabular-nums",
        isName ? nameClasses(width === undefined) : otherClasses(isSized),
      )}
    >
      {content}
    </td>
  );
}

/** Whether React renders nothing for it. */
function isNothing(content: ReactNode): boolean {
  return content === null || content === undefined || content === "" || content === false;
}

interface SelectBoxProps {
  label: string;
  index: number;
  selected: boolean;
  rowSelection: RowSelection;
}

function SelectBox({ label, index, selected, rowSelection }: SelectBoxProps) {
  const messages = useUiMessages();
  return (
    <Checkbox
      autoComplete="off"
      aria-label={messages.selectRow({ name: label })}
      checked={selected}
      onChange={(event) => {
        const press = event.nativeEvent;
        if (press instanceof MouseEvent && press.shiftKey) rowSelection.extendTo(index);
        else rowSelection.set(index, event.currentTarget.checked);
      }}
      className="align-middle"
    />
  );
}

/** Whether a control of the row was pressed, which has its own answer. */
function isControl({ target }: MouseEvent): boolean {
  return (
    target instanceof Element &&
    target.closest("a, button, input, label, select, textarea, [role=menuitem]") !== null
  );
}
