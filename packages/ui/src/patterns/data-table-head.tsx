"use client";

import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { Checkbox } from "../components/checkbox.tsx";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";
import { nextSort } from "./next-sort.ts";
import type { RowSelection } from "./data-table-selection.ts";
import { cardClasses, cardRoles, fadeClasses, sizedStyle } from "./data-table-classes.ts";
import { columnLabel } from "./data-table-layout.ts";
import { ColumnResizer } from "./data-table-resizer.tsx";
import type { DataTableColumn, DataTableSort } from "./data-table-types.ts";

interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  widths: Readonly<Record<string, number>>;
  /** Columns keep their width whatever their content. */
  fixed: boolean;
  /** A width of undefined resets the column to its content's width. */
  onResize: ((columnId: string, width: number | undefined, done: boolean) => void) | undefined;
  rowSelection: RowSelection | undefined;
  sort: DataTableSort | null;
  onSortChange: ((sort: DataTableSort | null) => void) | undefined;
  hasActions: boolean;
  /** Rows are cards: only what sorts and selects is shown. */
  isCard: boolean;
}

/** The head of a `DataTable`: names, sort buttons, edges to drag, the box that chooses every row of the page. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, fixed, rowSelection, hasActions, isCard } = props;
  const messages = useUiMessages();
  return (
    <thead role={isCard ? cardRoles.rowgroup : undefined} className={cn(isCard && "block")}>
      <tr
        role={isCard ? cardRoles.row : undefined}
        aria-rowindex={fixed ? 1 : undefined}
        className={cn(isCard && cardHeadClasses(props))}
      >
        {rowSelection && (
          <th
            scope="col"
            role={isCard ? cardRoles.columnheader : undefined}
            className={isCard ? cardClasses.select : cn(headClasses, "w-9 pr-0")}
          >
            {rowSelection.isPartial ? (
              <span className="sr-only">{messages.selection}</span>
            ) : (
              <SelectAll rowSelection={rowSelection} />
            )}
          </th>
        )}
        {columns.map((column, at) => (
          <HeadCell key={column.id} column={column} takesRest={at === 0} head={props} />
        ))}
        {hasActions && (
          <th
            scope="col"
            role={isCard ? cardRoles.columnheader : undefined}
            className={
              isCard
                ? "sr-only"
                : cn(headClasses, fadeClasses, "sm:right-0 sm:z-20", fixed && "w-32")
            }
          >
            <span className="sr-only">{messages.rowActions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  column: DataTableColumn<Row>;
  /** The column of the name fills the remaining width. */
  takesRest: boolean;
  head: DataTableHeadProps<Row>;
}

function HeadCell<Row>({ column, takesRest, head }: HeadCellProps<Row>) {
  const { sort, onSortChange, onResize, fixed, isCard } = head;
  const width = head.widths[column.id];
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const atEnd = column.align === "end";
  const sorts = column.sortable === true && onSortChange !== undefined;
  const ownWidth = column.width ?? (fixed && !takesRest ? "9rem" : undefined);
  return (
    <th
      scope="col"
      role={isCard ? cardRoles.columnheader : undefined}
      style={isCard ? undefined : (sizedStyle(width) ?? { width: ownWidth })}
      aria-sort={sorts ? (direction ?? "none") : undefined}
      className={
        isCard
          ? cn("p-0 text-left", !sorts && "sr-only")
          : cn(headClasses, atEnd && "text-right", width !== undefined && "truncate")
      }
    >
      {sorts ? (
        <button
          type="button"
          onClick={() => onSortChange(nextSort(sort, column.id))}
          className={cn(
            "-mx-1 inline-flex min-h-6 items-center gap-1 rounded-md border-0 bg-transparent px-1 py-0.5 text-xs font-medium hover:text-foreground",
            direction ? "text-foreground" : "text-muted-foreground",
            atEnd && !isCard && "flex-row-reverse",
            isCard && "whitespace-nowrap pointer-coarse:min-h-11",
          )}
        >
          {column.header}
          <SortMark direction={direction} />
        </button>
      ) : (
        column.header
      )}
      {onResize && !isCard && (
        <ColumnResizer
          name={columnLabel(column)}
          width={width}
          onResize={(next, done) => onResize(column.id, next, done)}
          onReset={() => onResize(column.id, undefined, true)}
        />
      )}
    </th>
  );
}

/** Without anything to press there is nothing to see. */
function cardHeadClasses<Row>({ columns, rowSelection, onSortChange }: DataTableHeadProps<Row>) {
  const sorts = onSortChange !== undefined && columns.some(({ sortable }) => sortable);
  return sorts || rowSelection ? cardClasses.head : "sr-only";
}

function SortMark({ direction }: { direction: DataTableSort["direction"] | undefined }) {
  const Mark =
    direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <Mark
      aria-hidden="true"
      className={cn("size-3 shrink-0", direction ? "text-primary" : "opacity-60")}
    />
  );
}

function SelectAll({ rowSelection }: { rowSelection: RowSelection }) {
  const messages = useUiMessages();
  return (
    <Checkbox
      autoComplete="off"
      aria-label={messages.selectAll}
      checked={rowSelection.state === "all"}
      indeterminate={rowSelection.state === "some"}
      disabled={rowSelection.isEmpty}
      onCheckedChange={rowSelection.setAll}
      className="align-middle"
    />
  );
}

const headClasses =
  "sticky top-0 z-10 h-8 border-b border-border bg-card px-3 text-left text-xs font-medium whitespace-nowrap text-muted-foreground";
