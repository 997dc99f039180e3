import { Button, Field, Input } from "@atrium/ui";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { notices } from "./notices.tsx";

export interface CopyFieldProps {
  label: string;
  value: string;
  messages: { copy: string; copied: string; copyFailed: string };
  className?: string;
}

/** A text to copy, by a button or by hand. */
export function CopyField({ label, value, messages, className }: CopyFieldProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // The browser denies it, or the page is not in a secure context.
      notices.warning(messages.copyFailed);
    }
  };
  return (
    <div className="flex items-end gap-2">
      <Field label={label} className="flex-1">
        <Input
          readOnly
          value={value}
          autoComplete="off"
          className={className}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <Button variant="outline" onClick={() => void copy()} aria-live="polite">
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {copied ? messages.copied : messages.copy}
      </Button>
    </div>
  );
}
