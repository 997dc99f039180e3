"use client";

import type { Editor, EditorEvents } from "@tiptap/core";
import { useEffect } from "react";
import type { EmbedInsert } from "../rich-text-inserts.ts";
import { useRichTextMessages } from "../use-rich-text-messages.ts";
import { embedPastedUrl } from "./pasted-embed.ts";

/** Embeds the address of a video that is pasted on a line of its own. */
export function usePastedEmbeds(editor: Editor, embeds: EmbedInsert | undefined): void {
  const { embedPastedTitle } = useRichTextMessages();
  useEffect(() => {
    if (embeds === undefined) return undefined;
    const embed = ({ transaction }: EditorEvents["transaction"]) => {
      if (transaction.getMeta("uiEvent") !== "paste" || !transaction.docChanged) return;
      // The editor ends the paste first.
      queueMicrotask(() => {
        if (editor.isDestroyed) return;
        const embedded = embedPastedUrl(editor.state, embeds, embedPastedTitle);
        if (embedded !== undefined) editor.view.dispatch(embedded);
      });
    };
    editor.on("transaction", embed);
    return () => void editor.off("transaction", embed);
  }, [editor, embeds, embedPastedTitle]);
}
