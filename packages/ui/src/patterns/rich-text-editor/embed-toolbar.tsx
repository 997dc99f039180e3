"use client";

import type { Editor } from "@tiptap/core";
import { Settings2, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { EmbedDialog } from "./embed-dialog.tsx";
import { selectedEmbed } from "./embed.ts";
import type { EmbedInsert } from "./rich-text-inserts.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface EmbedToolbarProps {
  editor: Editor;
  embeds: EmbedInsert | undefined;
}

/** The tools of the embed around the cursor. */
export function EmbedToolbar({ editor, embeds }: EmbedToolbarProps) {
  const messages = useRichTextMessages();
  const [isOpen, setOpen] = useState(false);
  const remove = () => {
    const embed = selectedEmbed(editor.state);
    if (embed === undefined) return;
    const { at, node } = embed;
    editor
      .chain()
      .focus()
      .deleteRange({ from: at, to: at + node.nodeSize })
      .run();
  };
  return (
    <>
      {embeds && (
        <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
          <Settings2 />
          {messages.embedEdit}
        </Button>
      )}
      <IconButton label={messages.embedRemove} size="sm" onClick={remove}>
        <Trash2 />
      </IconButton>
      {embeds && isOpen && (
        <EmbedDialog editor={editor} embeds={embeds} isChanging onClose={() => setOpen(false)} />
      )}
    </>
  );
}
