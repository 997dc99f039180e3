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
}

/** Undoes and redoes changes of the list, and discards all that is not saved. */
export function SectionActions({ edits, isDirty }: SectionActionsProps) {
  const { homePages: messages } = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const { canUndo, canRedo, undo, redo, discard } = edits;
  useUndoShortcut({ undo: () => undo(true), redo: () => redo(true) });
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
        aria-disabled={!isDirty}
        onClick={() => isDirty && setIsAsking(true)}
      >
        {messages.discard}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={messages.discardTitle}
        description={messages.discardText}
        confirmLabel={messages.discard}
        onConfirm={() => {
          discard();
          setIsAsking(false);
        }}
      />
    </>
  );
}
