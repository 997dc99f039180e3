"use client";

import type { Editor } from "@tiptap/core";
import { Plus } from "lucide-react";
import { DropdownMenu } from "../../components/dropdown-menu.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { offeredActions } from "./block-actions.ts";
import type { InsertKind } from "./insert-dialog.tsx";
import type { RichTextInserts } from "./rich-text-inserts.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface InsertMenuProps {
  editor: Editor;
  inserts: RichTextInserts;
  onAsk: (kind: InsertKind) => void;
  className?: string | undefined;
}

/** Everything that can be inserted: what a slash offers to those who have a keyboard. */
export function InsertMenu({ editor, inserts, onAsk, className }: InsertMenuProps) {
  const messages = useRichTextMessages();
  return (
    <DropdownMenu
      align="start"
      trigger={
        <IconButton label={messages.insert} size="sm" className={className}>
          <Plus />
        </IconButton>
      }
      entries={offeredActions(inserts).map(({ name, icon: Icon, run }) => ({
        id: name,
        label: messages[name],
        icon: <Icon />,
        onSelect: () => run(editor, onAsk),
      }))}
    />
  );
}
