"use client";

import type { Editor } from "@tiptap/core";
import { useRef } from "react";

/** The focus of a dialog that writes into a text: it goes there once that is done, otherwise back to the button. */
export function useInsertion(editor: Editor, onClose: () => void) {
  const isDone = useRef(false);
  return {
    /** Closes the dialog after the text was changed. */
    finish: () => {
      isDone.current = true;
      onClose();
    },
    onCloseAutoFocus: (event: Event) => {
      if (!isDone.current) return;
      event.preventDefault();
      editor.view.focus();
    },
  };
}
