import { ConfirmDialog } from "@atrium/ui";
import type { LeaveQuestion } from "../../shared/confirmations.ts";
import { useMessages } from "../../shared/messages.ts";

/** Whether unsaved input may be lost. */
export function LeaveDialog({ question }: { question: LeaveQuestion }) {
  const { shell } = useMessages();
  const { titles, answer } = question;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) answer(false);
      }}
      title={shell.unsavedTitle({ count: titles.length })}
      description={shell.unsavedText({ titles: titles.map((title) => `“${title}”`).join(", ") })}
      confirmLabel={shell.unsavedConfirm}
      onConfirm={() => answer(true)}
    />
  );
}
