import { Checkbox } from "../components/checkbox.tsx";
import { cn } from "../lib/cn.ts";
import { useUiMessages } from "../messages-provider.tsx";
import { cellClasses, nameClasses } from "./data-table-classes.ts";
import { DataTableHead } from "./data-table-head.tsx";
import { SkeletonRows } from "./data-table-skeleton.tsx";
import type { DataTableProps, DataTableSelection } from "./data-table-types.ts";
import { PanelState } from "./panel-state.tsx";

/**
 * Rows in columns: sorting, choosing, and a designed answer when there are none. It only shows; fetching, paging and
 * sorting are the caller's.
 *
 * @example <DataTable label="Articles" columns={columns} rowId={(row) => row.id} state={{ status: "ready", rows }} />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, state, selection, rowActions, className } = props;
  const height = props.density === "normal" ? "h-11" : "h-9";
  const showsTable = state.status === "ready" || state.status === "loading";
  const refreshing = state.status === "ready" && state.refreshing === true;
  const messages = useUiMessages();

  return (
    <div
      className={cn(
        "relative overflow-auto rounded-surface border border-line bg-surface",
        className,
      )}
    >
      <span role="status" className="sr-only">
        {state.status === "loading" ? messages.loading : refreshing ? messages.refreshing : ""}
      </span>
      {showsTable ? (
        <table
          aria-label={label}
          aria-busy={state.status === "loading" || refreshing}
          className="w-full border-separate border-spacing-0 text-13"
        >
          <DataTableHead
            columns={columns}
            rows={state.status === "ready" ? state.rows : []}
            rowId={props.rowId}
            selection={selection}
            sort={props.sort ?? null}
            onSortChange={props.onSortChange}
            hasActions={rowActions !== undefined}
          />
          {state.status === "ready" ? (
            <tbody className={cn("transition-opacity delay-150", refreshing && "opacity-55")}>
              {state.rows.map((row) => (
                <BodyRow key={props.rowId(row)} row={row} height={height} table={props} />
              ))}
            </tbody>
          ) : (
            <SkeletonRows
              rows={props.skeletonRows ?? 8}
              columns={columns.length}
              selectable={selection !== undefined}
              hasActions={rowActions !== undefined}
              height={height}
            />
          )}
        </table>
      ) : (
        <PanelState state={state} />
      )}
    </div>
  );
}

interface BodyRowProps<Row> {
  row: Row;
  height: string;
  table: DataTableProps<Row>;
}

function BodyRow<Row>({ row, height, table }: BodyRowProps<Row>) {
  const { selection, columns, rowActions } = table;
  const id = table.rowId(row);
  const selected = selection?.selectedIds.has(id) ?? false;
  return (
    <tr
      className={cn("group", selected ? "bg-accent-soft" : "hover:bg-hover")}
      {...(selection && { "aria-selected": selected })}
    >
      {selection && (
        <td className={cn(cellClasses, height, "w-9 pr-0")}>
          <SelectBox row={row} id={id} selected={selected} selection={selection} />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={cn(
            cellClasses,
            height,
            column.align === "end" && "text-right tabular-nums",
            index === 0 ? nameClasses : "text-ink-muted",
          )}
        >
          {column.cell(row)}
        </td>
      ))}
      {rowActions && (
        <td className={cn(cellClasses, height, "w-px py-0 pr-1.5 whitespace-nowrap")}>
          <div className="flex justify-end">{rowActions(row)}</div>
        </td>
      )}
    </tr>
  );
}

interface SelectBoxProps<Row> {
  row: Row;
  id: string;
  selected: boolean;
  selection: DataTableSelection<Row>;
}

function SelectBox<Row>({ row, id, selected, selection }: SelectBoxProps<Row>) {
  const messages = useUiMessages();
  return (
    <Checkbox
      autoComplete="off"
      aria-label={messages.selectRow({ name: selection.rowLabel(row) })}
      checked={selected}
      onCheckedChange={(checked) => {
        const next = new Set(selection.selectedIds);
        if (checked) next.add(id);
        else next.delete(id);
        selection.onChange(next);
      }}
      className="align-middle"
    />
  );
}
