import { TriangleAlert } from "lucide-react";
import { CopyField } from "../../shared/copy-field.tsx";
import { useMessages } from "../../shared/messages.ts";
import { OneTimeDialog } from "../../shared/one-time-dialog.tsx";

export interface ShownOnceDialogProps {
  title: string;
  /** What the secret is. */
  label: string;
  value: string;
  /** How to pass it on. */
  text: string;
  onClose: () => void;
}

/** Shows a secret to copy. */
export function ShownOnceDialog({ title, label, value, text, onClose }: ShownOnceDialogProps) {
  const { accountForms } = useMessages();
  return (
    <OneTimeDialog size="sm" title={title} doneLabel={accountForms.done} onClose={onClose}>
      <div className="grid gap-3">
        <CopyField label={label} value={value} messages={accountForms} className="font-mono" />
        <p className="m-0 flex gap-2 text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          {text}
        </p>
      </div>
    </OneTimeDialog>
  );
}
