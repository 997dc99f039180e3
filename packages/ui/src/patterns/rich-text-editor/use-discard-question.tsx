"use client";

import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import type { DialogProps } from "../../components/dialog-panel.tsx";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface DiscardQuestion {
  dialog: Pick<DialogProps, "keepOpen" | "onOpenChange">;
  /** To be rendered within the dialog. */
  question: ReactNode;
}

/** A dialog that Escape and the cross close at once, or after a question when that would lose input. */
export function useDiscardQuestion(isChanged: boolean, close: () => void): DiscardQuestion {
  const messages = useRichTextMessages();
  const [isAsking, setAsking] = useState(false);
  return {
    dialog: {
      keepOpen: isChanged && "onPress",
      onOpenChange: () => (isChanged ? setAsking(true) : close()),
    },
    question: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={messages.discardTitle}
        description={messages.discardText}
        confirmLabel={messages.discard}
        onConfirm={close}
      />
    ),
  };
}
