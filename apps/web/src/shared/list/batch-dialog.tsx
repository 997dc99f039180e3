import { Button, ConfirmDialog, Dialog, Progress } from "@atrium/ui";
import { useState } from "react";
import { useMessages } from "../messages.ts";
import { notices } from "../notices.tsx";
import type { BatchAction } from "./batch-action.ts";
import { BatchNames } from "./batch-names.tsx";
import type { BatchFailure } from "../../queries/batch.ts";

interface BatchDialogProps<Row> {
  action: BatchAction<Row>;
  rows: readonly Row[];
  /** Selected rows that the action does not apply to. */
  skipped: readonly Row[];
  rowName: (row: Row) => string;
  /** Given the rows it did not work for, once it has run. */
  onClose: (failed?: readonly Row[]) => void;
}

interface Failed<Row> {
  readonly row: Row;
  readonly reason: BatchFailure["reason"];
}

type Stage<Row> =
  | { name: "asking" }
  | { name: "running"; done: number }
  | { name: "failed"; failed: readonly Failed<Row>[] };

/** Confirms a batch action, runs it with a progress bar, and lists the rows that failed. */
export function BatchDialog<Row extends { readonly id: string }>({
  action,
  rows,
  skipped,
  rowName,
  onClose,
}: BatchDialogProps<Row>) {
  const { list: messages, form, logs } = useMessages();
  const refusals: Readonly<Record<string, string>> = logs.refusals;
  const [stage, setStage] = useState<Stage<Row>>({ name: "asking" });
  const count = rows.length;
  const { title, text } = action.confirm({ count });

  async function start(): Promise<void> {
    setStage({ name: "running", done: 0 });
    const onProgress = (done: number) => setStage({ name: "running", done });
    const failures = await action.run({ rows, onProgress });
    if (failures.length > 0)
      return setStage({ name: "failed", failed: failedRows(rows, failures) });
    const { undo } = action;
    notices.success(messages.batchDone({ count }), undo?.(rows));
    onClose([]);
  }

  if (stage.name === "asking") {
    return (
      <ConfirmDialog
        open
        title={title}
        description={text}
        confirmLabel={action.label}
        danger={action.danger ?? false}
        onOpenChange={() => onClose()}
        onConfirm={() => void start()}
      >
        <BatchNames names={rows.map(rowName)} skipped={skipped.map(rowName)} />
      </ConfirmDialog>
    );
  }
  if (stage.name === "running") {
    return (
      <Dialog open keepOpen size="sm" title={title} onOpenChange={() => {}}>
        <Progress label={title} value={(100 * stage.done) / count} />
        <p className="text-sm text-muted-foreground">
          {messages.batchRunning({ done: stage.done, count })}
        </p>
      </Dialog>
    );
  }
  const close = () => onClose(stage.failed.map(({ row }) => row));
  return (
    <Dialog
      open
      size="sm"
      title={messages.batchFailed({ failed: stage.failed.length, count })}
      description={messages.batchFailedText}
      onOpenChange={close}
      footer={
        <Button variant="outline" onClick={close}>
          {form.close}
        </Button>
      }
    >
      <ul className="m-0 grid list-none gap-2 p-0 text-sm">
        {stage.failed.map(({ row, reason }) => (
          <li key={row.id} className="wrap-anywhere">
            <strong className="block">{rowName(row)}</strong>
            {reason instanceof Error ? reason.message : (refusals[reason] ?? reason)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function failedRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  failures: readonly BatchFailure[],
): Failed<Row>[] {
  const reasons = new Map(failures.map(({ id, reason }) => [id, reason]));
  return rows.flatMap((row) => {
    const reason = reasons.get(row.id);
    return reason === undefined ? [] : [{ row, reason }];
  });
}
