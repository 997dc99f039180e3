import { Button, ConfirmDialog, Dialog } from "@atrium/ui";
import { useState } from "react";
import type { LeaveQuestion } from "../../shared/confirmations.ts";
import { useMessages } from "../../shared/messages.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";

type Question<Kind> = Extract<LeaveQuestion, { kind: Kind }>;

/** What becomes of unsaved input. */
export function LeaveDialog({ question }: { question: LeaveQuestion }) {
  if (question.kind === "logOut") return <LogOutDialog question={question} />;
  const { save } = question;
  if (save === undefined) return <DiscardDialog question={question} />;
  return <SaveDialog question={question} save={save} />;
}

/** It can only be lost. */
function DiscardDialog({ question }: { question: Question<"leave"> }) {
  const { shell } = useMessages();
  const titles = useTitles(question);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) question.answer(false);
      }}
      title={shell.unsavedTitle({ count: question.titles.length })}
      description={shell.unsavedText({ titles })}
      confirmLabel={shell.unsavedConfirm}
      onConfirm={() => question.answer(true)}
    />
  );
}

interface SaveDialogProps {
  question: Question<"leave">;
  save: () => Promise<boolean>;
}

/** It can be saved first. What could not be saved stays open. */
function SaveDialog({ question, save }: SaveDialogProps) {
  const { shell, form } = useMessages();
  const titles = useTitles(question);
  const [saving, setSaving] = useState(false);
  const saveFirst = async () => {
    setSaving(true);
    question.answer(await save());
  };
  return (
    <Dialog
      open
      size="sm"
      keepOpen={saving}
      onOpenChange={(open) => {
        if (!open) question.answer(false);
      }}
      title={shell.unsavedSaveTitle}
      description={shell.unsavedSaveText({ titles })}
      footer={
        <>
          <Button variant="outline" disabled={saving} onClick={() => question.answer(false)}>
            {form.cancel}
          </Button>
          <Button
            variant="ghostDestructive"
            disabled={saving}
            onClick={() => question.answer(true)}
          >
            {shell.unsavedConfirm}
          </Button>
          <Button data-dialog-focus loading={saving} onClick={() => void saveFirst()}>
            {form.save}
          </Button>
        </>
      }
    />
  );
}

/** It stays on this device, or goes. */
function LogOutDialog({ question }: { question: Question<"logOut"> }) {
  const { shell, form } = useMessages();
  const titles = useTitles(question);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open) question.answer("stay");
      }}
      title={shell.logOutUnsavedTitle}
      description={shell.logOutUnsavedText({ titles })}
      footer={
        <>
          <Button variant="outline" onClick={() => question.answer("stay")}>
            {form.cancel}
          </Button>
          <Button variant="ghostDestructive" onClick={() => question.answer("discard")}>
            {shell.unsavedConfirm}
          </Button>
          <Button data-dialog-focus onClick={() => question.answer("keep")}>
            {shell.logOutKeep}
          </Button>
        </>
      }
    />
  );
}

function useTitles({ titles }: LeaveQuestion): string {
  const { phrases } = useMessages();
  const translations = useSeedTranslations();
  return phrases.list({ names: titles.map((title) => `“${translations.menu(title)}”`) });
}
