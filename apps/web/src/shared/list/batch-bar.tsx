import { Button, SelectionBar } from "@atrium/ui";
import { useState, type ReactNode } from "react";
import { BatchDialog } from "./batch-dialog.tsx";
import type { BatchFailure } from "./run-batch.ts";
import type { Selection } from "./use-selection.ts";

/** Row by row, or by a call of the server's own for many. */
export type BatchCall<Row> =
  | { readonly run: (row: Row) => Promise<unknown> }
  | { readonly runWhole: (ids: string[]) => Promise<readonly BatchFailure[]> };

/** Something that can be done to many rows. */
export type BatchAction<Row> = BatchActionBase<Row> & BatchCall<Row>;

interface BatchActionBase<Row> {
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
  /** Takes it back for a row, where that is possible. */
  readonly undo?: (row: Row) => Promise<unknown>;
  /** All is done: the list is read anew. */
  readonly onDone: () => void;
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
