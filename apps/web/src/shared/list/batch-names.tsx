import { useMessages } from "../messages.ts";
import { RowName } from "./row-name.tsx";

export interface BatchNamesProps<Row> {
  /** The rows that are changed. */
  rows: readonly Row[];
  /** The selected rows that stay as they are, and why where that is known. */
  skipped: readonly SkippedRow<Row>[];
  rowName: (row: Row) => string;
  /** Opens a row instead of changing any. */
  onOpen: ((row: Row) => void) | undefined;
}

interface SkippedRow<Row> {
  readonly row: Row;
  readonly reason?: string;
}

/** Names what a batch will change, and what of the selection it leaves alone. */
export function BatchNames<Row extends { readonly id: string }>(props: BatchNamesProps<Row>) {
  const { rows, skipped, ...names } = props;
  const { list: messages } = useMessages();
  return (
    <div className="grid gap-3 text-sm">
      <NameList
        {...names}
        label={messages.batchApplies({ count: rows.length })}
        rows={rows.map((row) => ({ row }))}
      />
      {skipped.length > 0 && (
        <NameList
          {...names}
          label={messages.batchSkipped({ count: skipped.length })}
          rows={skipped}
        />
      )}
    </div>
  );
}

interface NameListProps<Row> extends Pick<BatchNamesProps<Row>, "rowName" | "onOpen"> {
  label: string;
  rows: readonly SkippedRow<Row>[];
}

function NameList<Row extends { readonly id: string }>(props: NameListProps<Row>) {
  const { label, rows, rowName, onOpen } = props;
  return (
    <section aria-label={label} className="min-w-0">
      <h3 className="m-0 text-sm font-semibold">{label}</h3>
      <ul className="m-0 list-none ps-5 [&_button]:underline">
        {rows.map(({ row, reason }) => (
          <li key={row.id} className="wrap-anywhere">
            <RowName name={rowName(row)} onOpen={onOpen && (() => onOpen(row))} />
            {reason && <span className="block text-muted-foreground">{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
