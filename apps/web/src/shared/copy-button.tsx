import { IconButton } from "@atrium/ui";
import { Copy } from "lucide-react";
import { useMessages } from "./messages.ts";
import { notices } from "./notices.tsx";

export interface CopyButtonProps {
  /** Names what is copied. */
  label: string;
  value: string;
}

/** Puts a text on the clipboard. */
export function CopyButton({ label, value }: CopyButtonProps) {
  const { logs: messages } = useMessages();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      notices.success(messages.copied);
    } catch {
      // The browser denies it, or the page is not in a secure context.
      notices.error(messages.notCopied);
    }
  };
  return (
    <IconButton label={label} size="sm" onClick={() => void copy()}>
      <Copy />
    </IconButton>
  );
}
