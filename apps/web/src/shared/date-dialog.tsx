import { DateTimeInput, Field } from "@atrium/ui";
import { useId, useState } from "react";
import { FormDialog } from "./form/form-dialog.tsx";
import { useMessages } from "./messages.ts";

interface DateDialogProps {
  title: string;
  description: string;
  label: string;
  confirmLabel: string;
  /** The date to begin with, in UTC. */
  value: string | null;
  /** What it rejects with is shown here; it resolves when the dialog may close. */
  onConfirm: (at: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a date and time in the future, in the reader's own time zone. */
export function DateDialog(props: DateDialogProps) {
  const { title, description, label, confirmLabel, onConfirm, onClose } = props;
  const { workflow } = useMessages();
  const id = useId();
  const [value, setValue] = useState(props.value);
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);

  async function confirm(): Promise<void> {
    if (value === null || new Date(value) <= new Date()) {
      setProblem(workflow.scheduledRequired);
      return;
    }
    setSaving(true);
    setProblem(undefined);
    try {
      await onConfirm(value);
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setSaving(false);
    }
  }

  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={confirmLabel}
      loading={saving}
      unsaved={value !== props.value}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <Field label={label} id={`${id}-at`} error={problem}>
        <DateTimeInput value={value} onValueChange={setValue} data-dialog-focus />
      </Field>
    </FormDialog>
  );
}
