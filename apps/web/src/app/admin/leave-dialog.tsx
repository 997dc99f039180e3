import { ConfirmDialog } from "@atrium/ui";
import type { LeaveQuestion } from "../../shared/confirmations.ts";
import { useMessages } from "../../shared/messages.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";

/** Whether unsaved input may be lost. */
export function LeaveDialog({ question }: { question: LeaveQuestion }) {
  const { shell, phrases } = useMessages();
  const translations = useSeedTranslations();
  const { titles, answer } = question;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) answer(false);
      }}
      title={shell.unsavedTitle({ count: titles.length })}
      description={shell.unsavedText({
        titles: phrases.list({ names: titles.map((title) => `“${translations.menu(title)}”`) }),
      })}
      confirmLabel={shell.unsavedConfirm}
      onConfirm={() => answer(true)}
    />
  );
}
