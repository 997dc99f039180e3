import { Field } from "@atrium/ui";
import { useId, useState } from "react";
import { FormDialog } from "../../form/form-dialog.tsx";
import { useMessages } from "../../messages.ts";
import { BatchNames } from "../batch-names.tsx";
import { BatchOutcome } from "../batch-outcome.tsx";
import { closeAndOpen } from "../close-and-open.ts";
import { undoAction } from "../undo-action.ts";
import { useBatchRun } from "../use-batch-run.ts";
import type { BulkEdit } from "./bulk-edit.ts";

export interface BulkEditDialogProps<Row> {
  edit: BulkEdit<Row>;
  rows: readonly Row[];
  rowName: (row: Row) => string;
  onOpen: ((row: Row) => void) | undefined;
  /** Given the rows it did not work for, once it has run. */
  onClose: (failed?: readonly Row[]) => void;
}

/** Chooses values for fields of many records, and says which records they change and which not. */
export function BulkEditDialog<Row extends { readonly id: string }>(
  props: BulkEditDialogProps<Row>,
) {
  const { edit, rows, rowName, onOpen, onClose } = props;
  const { list: messages } = useMessages();
  const formId = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { stage, start } = useBatchRun<Row>(onClose);
  const title = messages.bulkTitle({ count: rows.filter(edit.applies).length });
  const plan = edit.plan(rows, chosen);
  const { changed } = plan;
  // Before anything is chosen: those that cannot be changed at all.
  const unable = plan.skipped.filter(({ row }) => !edit.applies(row));
  const isChosen = Object.values(chosen).some((value) => value !== "");
  if (stage !== undefined) {
    return (
      <BatchOutcome
        stage={stage}
        title={title}
        rowName={rowName}
        onOpen={onOpen}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={title}
      description={messages.bulkText}
      submitLabel={messages.bulkApply({ count: changed.length })}
      disabled={changed.length === 0}
      unsaved={isChosen}
      onSubmit={() => {
        const undo = () => undoAction(changed, plan.undo, messages);
        if (changed.length > 0) void start(changed, { run: plan.run, undo });
      }}
      onClose={() => onClose()}
    >
      {edit.fields.map(({ id, label, control }) => (
        <Field key={id} label={label} id={`${formId}-${id}`}>
          {control({
            id: `${formId}-${id}`,
            value: chosen[id] ?? "",
            onChange: (value) => setChosen({ ...chosen, [id]: value }),
          })}
        </Field>
      ))}
      <div aria-live="polite">
        {(isChosen || unable.length > 0) && (
          <BatchNames
            rows={isChosen ? changed : rows.filter(edit.applies)}
            skipped={isChosen ? plan.skipped : unable}
            rowName={rowName}
            onOpen={closeAndOpen(onOpen, onClose)}
          />
        )}
      </div>
    </FormDialog>
  );
}
