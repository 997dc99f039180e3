import { Button, Dialog, Progress } from "@atrium/ui";
import { useMessages } from "../messages.ts";
import type { BatchAction } from "./batch-action.ts";
import { closeAndOpen } from "./close-and-open.ts";
import { RowName } from "./row-name.tsx";
import type { BatchStage } from "./use-batch-run.ts";

interface BatchOutcomeProps<Row> {
  stage: BatchStage<Row>;
  title: string;
  rowName: (row: Row) => string;
  explain?: BatchAction<Row>["explain"];
  /** Opens a row that failed. */
  onOpen: ((row: Row) => void) | undefined;
  /** Given the rows it did not work for. */
  onClose: (failed: readonly Row[]) => void;
}

/** The progress of a batch, then the rows that failed, with the reasons. */
export function BatchOutcome<Row extends { readonly id: string }>(props: BatchOutcomeProps<Row>) {
  const { stage, title, rowName, onOpen, onClose } = props;
  const { list: messages, form, logs } = useMessages();
  const refusals: Readonly<Record<string, string>> = logs.refusals;
  const {
    explain = ({ reason }) =>
      reason instanceof Error ? reason.message : (refusals[reason] ?? reason),
  } = props;
  const { count } = stage;
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
  const open = closeAndOpen(onOpen, close);
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
        {stage.failed.map(({ row, failure }) => (
          <li key={row.id} className="wrap-anywhere">
            <RowName name={rowName(row)} onOpen={open && (() => open(row))} />
            {explain(failure)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
