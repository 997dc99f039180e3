import { cn } from "../lib/utils.ts";
import type { RowSelection } from "./data-table-selection.ts";
import { cardRoles } from "./data-table-classes.ts";
import type { TableModel } from "./data-table-model.ts";
import { BodyRow } from "./data-table-row.tsx";
import type { DataTableProps } from "./data-table-types.ts";
import type { VirtualRows } from "./use-virtual-rows.ts";

interface DataTableBodyProps<Row> {
  model: TableModel<Row>;
  virtual: VirtualRows;
  widths: Readonly<Record<string, number>>;
  refreshing: boolean;
  isCard: boolean;
  rowSelection: RowSelection | undefined;
  /** The row the Tab key stops at; -1 when it stops at none. */
  tabStop: number;
  table: DataTableProps<Row>;
}

/** The rows in view, between two empty ones as high as all those left out. */
export function DataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { model, virtual, tabStop } = props;
  return (
    <tbody
      role={props.isCard ? cardRoles.rowgroup : undefined}
      className={cn(
        "transition-opacity delay-150",
        props.isCard && "block",
        props.refreshing && "opacity-55",
      )}
    >
      {virtual.before > 0 && <Gap height={virtual.before} />}
      {model.places.map((place) => (
        <BodyRow
          key={place.id}
          place={place}
          columns={model.columns}
          widths={props.widths}
          isVirtual={virtual.isVirtual}
          isCard={props.isCard}
          rowSelection={props.rowSelection}
          tabIndex={place.index === tabStop ? 0 : -1}
          table={props.table}
        />
      ))}
      {virtual.after > 0 && <Gap height={virtual.after} />}
    </tbody>
  );
}

/** As high as the rows left out, at once: reduced motion makes a short transition of every change. */
function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- empty, and hidden from readers */}
      <td style={{ height }} className="p-0 transition-none" />
    </tr>
  );
}
