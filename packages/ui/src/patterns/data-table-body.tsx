import { cn } from "../lib/utils.ts";
import type { RowChoice } from "./data-table-choice.ts";
import type { TableModel } from "./data-table-model.ts";
import { BodyRow } from "./data-table-row.tsx";
import type { DataTableProps } from "./data-table-types.ts";
import type { DrawnRows } from "./use-row-window.ts";

interface DataTableBodyProps<Row> {
  model: TableModel<Row>;
  drawn: DrawnRows;
  widths: Readonly<Record<string, number>>;
  refreshing: boolean;
  choice: RowChoice | undefined;
  /** The row the Tab key stops at; -1 when rows take no focus. */
  stop: number;
  table: DataTableProps<Row>;
}

/** The rows in view, between two empty ones as high as all those left out. */
export function DataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { model, drawn, stop } = props;
  return (
    <tbody className={cn("transition-opacity delay-150", props.refreshing && "opacity-55")}>
      {drawn.before > 0 && <Gap height={drawn.before} />}
      {model.places.map((place) => (
        <BodyRow
          key={place.id}
          place={place}
          columns={model.columns}
          widths={props.widths}
          partial={drawn.partial}
          choice={props.choice}
          tabIndex={stop === -1 ? undefined : place.index === stop ? 0 : -1}
          table={props.table}
        />
      ))}
      {drawn.after > 0 && <Gap height={drawn.after} />}
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
