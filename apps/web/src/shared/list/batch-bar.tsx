import { Button, SelectionBar } from "@atrium/ui";
import { useState, type ReactNode } from "react";
import { BatchDialog } from "./batch-dialog.tsx";
import type { BatchCall } from "../../queries/batch.ts";
import type { Selection } from "./use-selection.ts";

/** Something that can be done to many rows. */
export interface BatchAction<Row> {
  readonly id: string;
  /** The verb on the button. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** Cannot be undone. */
  readonly danger?: boolean;
  /** What it asks before it begins. */
  readonly confirm: (p: { count: number }) => { title: string; text: string };
  /** Rows it makes no sense for are left out. */
  readonly applies?: (row: Row) => boolean;
  /** Does it, such as the `mutateAsync` of a verb for many. */
  readonly run: BatchCall<Row>;
  /** Takes it back, where that is possible. */
  readonly undo?: BatchCall<Row> | undefined;
}

/** Props of `BatchBar`. */
interface BatchBarProps<Row> {
  selection: Selection<Row>;
  actions: readonly BatchAction<Row>[];
  rowName: (row: Row) => string;
}

/** Stands over the list while rows are chosen: what can be done to all of them. */
export function BatchBar<Row extends { readonly id: string }>({
  selection,
  actions,
  rowName,
}: BatchBarProps<Row>) {
  const [open, setOpen] = useState<BatchAction<Row>>();
  const { rows } = selection;
  return (
    <>
      <SelectionBar count={rows.length} onClear={selection.clear}>
        {actions.map((action) => {
          const count = rows.filter(action.applies ?? (() => true)).length;
          return (
            <Button
              key={action.id}
              size="sm"
              variant={action.danger ? "destructive" : "outline"}
              disabled={count === 0}
              onClick={() => setOpen(action)}
            >
              {action.icon}
              {action.label}
              {count < rows.length && ` (${count})`}
            </Button>
          );
        })}
      </SelectionBar>
      {open && (
        <BatchDialog
          action={open}
          rows={rows.filter(open.applies ?? (() => true))}
          rowName={rowName}
          onClose={(failed) => {
            setOpen(undefined);
            if (failed !== undefined) selection.keep(failed);
          }}
        />
      )}
    </>
  );
}
