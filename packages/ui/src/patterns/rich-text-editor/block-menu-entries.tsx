import type { Editor } from "@tiptap/core";
import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react";
import type { MenuEntry } from "../../components/menu-entries.tsx";
import { blockActions } from "./block-actions.ts";
import { deleteBlocks, duplicateBlocks, moveBlocks, selectIn } from "./block-commands.ts";
import type { BlockRange } from "./block-range.ts";
import { keyLabel } from "./key-label.ts";
import type { RichTextMessages } from "./rich-text-messages.ts";

/** What can be done with a block, or with what the selection touches. */
export function blockMenuEntries(
  editor: Editor,
  messages: RichTextMessages,
  blocks?: BlockRange,
): MenuEntry[] {
  const entry = (
    id: "blockUp" | "blockDown" | "blockDuplicate" | "blockDelete",
    run: () => void,
  ) => ({
    id,
    label: messages[id],
    onSelect: () => {
      run();
      editor.commands.focus();
    },
  });
  const kinds = blockActions.flatMap((action) => (action.isActive ? [{ ...action }] : []));
  return [
    {
      ...entry("blockUp", () => moveBlocks(editor, "up", blocks)),
      icon: <ArrowUp />,
      hint: keyLabel("Alt-ArrowUp"),
    },
    {
      ...entry("blockDown", () => moveBlocks(editor, "down", blocks)),
      icon: <ArrowDown />,
      hint: keyLabel("Alt-ArrowDown"),
    },
    {
      ...entry("blockDuplicate", () => duplicateBlocks(editor, blocks)),
      icon: <Copy />,
      hint: keyLabel("Mod-D"),
    },
    { kind: "separator", id: "before-kinds" },
    { kind: "label", id: "kinds", label: messages.blockTurnInto },
    ...kinds.map(({ name, icon: Icon, run }) => ({
      id: name,
      label: messages[name],
      icon: <Icon />,
      onSelect: () => {
        if (blocks) selectIn(editor, blocks);
        run(editor, () => undefined);
      },
    })),
    { kind: "separator", id: "before-delete" },
    {
      ...entry("blockDelete", () => deleteBlocks(editor, blocks)),
      icon: <Trash2 />,
      danger: true,
    },
  ];
}
