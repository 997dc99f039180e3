import { Button, ConfirmDialog, IconButton } from "@atrium/ui";
import { Redo2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { useUndoShortcut } from "../../shared/use-undo-shortcut.ts";
import type { SectionEdits } from "./use-section-edits.ts";

interface SectionActionsProps {
  edits: SectionEdits;
  /** Whether something is not saved. */
  isDirty: boolean;
  /** While it is being saved, nothing can be discarded. */
  saving: boolean;
}

/** Undoes and redoes changes of the list, and discards all that is not saved. */
export function SectionActions({ edits, isDirty, saving }: SectionActionsProps) {
  const { homePages: messages } = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const { canUndo, canRedo, undo, redo, discard } = edits;
  const canDiscard = isDirty && !saving;
  useUndoShortcut({ undo: () => undo(true), redo: () => redo(true) });
  const confirm = async () => {
    if (await discard()) setIsAsking(false);
  };
  // A button that has done its work keeps the focus: none of them is disabled for the browser.
  return (
    <>
      <IconButton
        label={messages.undoSections}
        aria-disabled={!canUndo}
        onClick={() => undo(false)}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={messages.redoSections}
        aria-disabled={!canRedo}
        onClick={() => redo(false)}
      >
        <Redo2 />
      </IconButton>
      <Button
        variant="outline"
        aria-disabled={!canDiscard}
        onClick={() => canDiscard && setIsAsking(true)}
      >
        {messages.discard}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={messages.discardTitle}
        description={messages.discardText}
        confirmLabel={messages.discard}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
