import { ConfirmDialog } from "@atrium/ui";
import type { BatchAction } from "./batch-action.ts";
import { BatchNames } from "./batch-names.tsx";
import { BatchOutcome } from "./batch-outcome.tsx";
import { closeAndOpen } from "./close-and-open.ts";
import { useBatchRun } from "./use-batch-run.ts";

interface BatchDialogProps<Row> {
  action: BatchAction<Row>;
  rows: readonly Row[];
  /** Selected rows that the action does not apply to. */
  skipped: readonly Row[];
  rowName: (row: Row) => string;
  onOpen: ((row: Row) => void) | undefined;
  /** Given the rows it did not work for, once it has run. */
  onClose: (failed?: readonly Row[]) => void;
}

/** Confirms a batch action, runs it with a progress bar, and lists the rows that failed. */
export function BatchDialog<Row extends { readonly id: string }>(props: BatchDialogProps<Row>) {
  const { action, rows, skipped, rowName, onOpen, onClose } = props;
  const { stage, start } = useBatchRun<Row>(onClose);
  const { title, text, label = action.label } = action.confirm({ count: rows.length });
  if (stage !== undefined) {
    return (
      <BatchOutcome
        stage={stage}
        title={title}
        rowName={rowName}
        {...(action.explain && { explain: action.explain })}
        onOpen={onOpen}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      title={title}
      description={text}
      confirmLabel={label}
      danger={action.danger ?? false}
      onOpenChange={() => onClose()}
      onConfirm={() => void start(rows, action)}
    >
      <BatchNames
        rows={rows}
        skipped={skipped.map((row) => ({ row }))}
        rowName={rowName}
        onOpen={closeAndOpen(onOpen, onClose)}
      />
    </ConfirmDialog>
  );
}
