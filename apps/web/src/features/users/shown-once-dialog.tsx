import { Button, Dialog, Field, Input } from "@atrium/ui";
import { Check, Copy, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";

export interface ShownOnceDialogProps {
  title: string;
  /** What the secret is. */
  label: string;
  value: string;
  /** How to pass it on. */
  text: string;
  onClose: () => void;
}

/** Shows a secret to copy. A click outside must not close it: it is never shown again. */
export function ShownOnceDialog({ title, label, value, text, onClose }: ShownOnceDialogProps) {
  const { users: messages } = useMessages();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    copyText(value).then(
      () => setCopied(true),
      () => notices.warning(messages.copyFailed),
    );
  return (
    <Dialog
      open
      keepOpen
      size="sm"
      title={title}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{messages.done}</Button>}
    >
      <div className="grid gap-3">
        <div className="flex items-end gap-2">
          <Field label={label} className="flex-1">
            <Input
              readOnly
              value={value}
              autoComplete="off"
              className="font-mono"
              onFocus={(event) => event.currentTarget.select()}
            />
          </Field>
          <Button variant="outline" onClick={() => void copy()} aria-live="polite">
            {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            {copied ? messages.copied : messages.copy}
          </Button>
        </div>
        <p className="m-0 flex gap-2 text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          {text}
        </p>
      </div>
    </Dialog>
  );
}

/** Rejects where the browser denies the clipboard, as in an insecure context. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
