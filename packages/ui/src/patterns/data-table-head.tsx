import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { Checkbox } from "../components/checkbox.tsx";
import { cn } from "../lib/cn.ts";
import { useUiMessages } from "../messages-provider.tsx";
import { nextSort } from "./next-sort.ts";
import type { DataTableColumn, DataTableSelection, DataTableSort } from "./data-table-types.ts";

interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  selection: DataTableSelection<Row> | undefined;
  sort: DataTableSort | null;
  onSortChange: ((sort: DataTableSort | null) => void) | undefined;
  hasActions: boolean;
}

/** The head of a `DataTable`: names, sort buttons, the box that chooses every row of the page. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, selection, sort, onSortChange, hasActions } = props;
  const messages = useUiMessages();
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={cn(headClasses, "w-9 pr-0")}>
            <SelectAll rows={props.rows} rowId={props.rowId} selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
        ))}
        {hasActions && (
          <th scope="col" className={headClasses}>
            <span className="sr-only">{messages.rowActions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  column: DataTableColumn<Row>;
  sort: DataTableSort | null;
  onSortChange: ((sort: DataTableSort | null) => void) | undefined;
}

function HeadCell<Row>({ column, sort, onSortChange }: HeadCellProps<Row>) {
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const atEnd = column.align === "end";
  const style = column.width ? { width: column.width } : undefined;
  if (!column.sortable || !onSortChange) {
    return (
      <th scope="col" style={style} className={cn(headClasses, atEnd && "text-right")}>
        {column.header}
      </th>
    );
  }
  return (
    <th
      scope="col"
      style={style}
      aria-sort={direction ?? "none"}
      className={cn(headClasses, atEnd && "text-right")}
    >
      <button
        type="button"
        onClick={() => onSortChange(nextSort(sort, column.id))}
        className={cn(
          "-mx-1 inline-flex items-center gap-1 rounded-control border-0 bg-transparent px-1 py-0.5 text-12 font-medium hover:text-ink",
          direction ? "text-ink" : "text-ink-muted",
          atEnd && "flex-row-reverse",
        )}
      >
        {column.header}
        <SortMark direction={direction} />
      </button>
    </th>
  );
}

function SortMark({ direction }: { direction: DataTableSort["direction"] | undefined }) {
  const Mark =
    direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <Mark
      aria-hidden="true"
      className={cn("size-3 shrink-0", direction ? "text-accent-text" : "opacity-60")}
    />
  );
}

interface SelectAllProps<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  selection: DataTableSelection<Row>;
}

function SelectAll<Row>({ rows, rowId, selection }: SelectAllProps<Row>) {
  const messages = useUiMessages();
  const ids = rows.map(rowId);
  const count = ids.filter((id) => selection.selectedIds.has(id)).length;
  const toggle = (checked: boolean) => {
    const next = new Set(selection.selectedIds);
    for (const id of ids) {
      if (checked) next.add(id);
      else next.delete(id);
    }
    selection.onChange(next);
  };
  return (
    <Checkbox
      autoComplete="off"
      aria-label={messages.selectAll}
      checked={ids.length > 0 && count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      disabled={ids.length === 0}
      onCheckedChange={toggle}
      className="align-middle"
    />
  );
}

const headClasses =
  "sticky top-0 z-10 h-8 border-b border-line bg-surface px-3 text-left text-12 font-medium whitespace-nowrap text-ink-muted";
