"use client";

import { useEditorState, type Editor } from "@tiptap/react";
import { useState } from "react";
import { ImageIcon, LinkIcon, SearchIcon, SquarePlayIcon } from "lucide-react";
import { IconButton } from "../../components/icon-button.tsx";
import { Select } from "../../components/select.tsx";
import type { InsertKind } from "./insert-dialog.tsx";
import { useInsertDialog } from "./lazy-tools.ts";
import type { RichTextInserts } from "./rich-text-inserts.ts";
import { blockKind, blockKinds, setBlock, textMarks, toolGroups, type Tool } from "./rich-tools.ts";
import { TableMenu } from "./table-menu.tsx";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface RichToolbarProps {
  editor: Editor;
  inserts: RichTextInserts;
  /** Whether the search bar is open. */
  finding: boolean;
  onFind: () => void;
}

const pressed = "bg-primary-soft text-primary";

/** The tools over the text. Arrow keys are the text's own; Tab goes through the tools. */
export function RichToolbar({ editor, inserts, finding, onFind }: RichToolbarProps) {
  const messages = useRichTextMessages();
  const [dialog, setDialog] = useState<InsertKind>();
  const InsertDialog = useInsertDialog(dialog !== undefined);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      block: blockKind(current),
      marks: textMarks.filter((name) => current.isActive(name)).join(" "),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const isOn = (tool: Tool) =>
    tool.mark !== undefined && active.marks.split(" ").includes(tool.mark);
  const isOff = (tool: Tool) =>
    (tool.name === "undo" && !active.canUndo) || (tool.name === "redo" && !active.canRedo);

  return (
    <div
      role="toolbar"
      aria-label={messages.toolbar}
      className="flex flex-wrap items-center gap-0.5 border-b border-border px-2 py-1.5"
    >
      <Select
        aria-label={messages.blockStyle}
        value={active.block}
        options={blockKinds.map((kind) => ({ value: kind, label: messages[kind] }))}
        onChange={(event) => setBlock(editor, event.currentTarget.value)}
        className="mr-1 w-36"
      />
      {toolGroups.map((group) => (
        <span
          key={group[0]?.name}
          className="flex gap-0.5 border-l border-border pl-1 first:border-0"
        >
          {group.map((tool) => (
            <IconButton
              key={tool.name}
              label={messages[tool.name]}
              size="sm"
              aria-pressed={tool.mark === undefined ? undefined : isOn(tool)}
              disabled={isOff(tool)}
              className={isOn(tool) ? pressed : undefined}
              onClick={() => tool.run(editor)}
            >
              <tool.icon />
            </IconButton>
          ))}
        </span>
      ))}
      <span className="flex gap-0.5 border-l border-border pl-1">
        {inserts.links && (
          <IconButton
            label={messages.link}
            size="sm"
            aria-pressed={active.marks.includes("link")}
            className={active.marks.includes("link") ? pressed : undefined}
            onClick={() => setDialog("link")}
          >
            <LinkIcon />
          </IconButton>
        )}
        {inserts.images && (
          <IconButton label={messages.image} size="sm" onClick={() => setDialog("image")}>
            <ImageIcon />
          </IconButton>
        )}
        {inserts.embeds && (
          <IconButton label={messages.embed} size="sm" onClick={() => setDialog("embed")}>
            <SquarePlayIcon />
          </IconButton>
        )}
        <TableMenu editor={editor} />
      </span>
      <IconButton
        label={messages.find}
        size="sm"
        aria-pressed={finding}
        aria-keyshortcuts="Control+F"
        className={finding ? pressed : undefined}
        onClick={onFind}
      >
        <SearchIcon />
      </IconButton>
      {dialog && InsertDialog && (
        <InsertDialog
          kind={dialog}
          editor={editor}
          inserts={inserts}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
