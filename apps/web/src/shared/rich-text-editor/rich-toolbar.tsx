import { IconButton, Select } from "@atrium/ui";
import { useEditorState, type Editor } from "@tiptap/react";
import { useState } from "react";
import { useMessages } from "../messages.ts";
import { blockKind, blockKinds, setBlock, textMarks, toolGroups, type Tool } from "./rich-tools.ts";
import { ImageDialog } from "./image-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { TableMenu } from "./table-menu.tsx";
import { ImageIcon, LinkIcon } from "lucide-react";

/** The tools over the text. Arrow keys are the text's own; Tab goes through the tools. */
export function RichToolbar({ editor }: { editor: Editor }) {
  const { editor: words } = useMessages();
  const [dialog, setDialog] = useState<"link" | "image">();
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
      aria-label={words.toolbar}
      className="sticky top-0 z-10 flex flex-wrap items-center gap-0.5 rounded-t-surface border-b border-line bg-surface px-2 py-1.5"
    >
      <Select
        aria-label={words.blockStyle}
        value={active.block}
        options={blockKinds.map((kind) => ({ value: kind, label: words[kind] }))}
        onChange={(event) => setBlock(editor, event.currentTarget.value)}
        className="mr-1 w-36"
      />
      {toolGroups.map((group) => (
        <span
          key={group[0]?.name}
          className="flex gap-0.5 border-l border-line pl-1 first:border-0"
        >
          {group.map((tool) => (
            <IconButton
              key={tool.name}
              label={words[tool.name]}
              size="small"
              aria-pressed={tool.mark === undefined ? undefined : isOn(tool)}
              disabled={isOff(tool)}
              className={isOn(tool) ? "bg-accent-soft text-accent-text" : undefined}
              onClick={() => tool.run(editor)}
            >
              <tool.icon />
            </IconButton>
          ))}
        </span>
      ))}
      <span className="flex gap-0.5 border-l border-line pl-1">
        <IconButton
          label={words.link}
          size="small"
          aria-pressed={active.marks.includes("link")}
          className={active.marks.includes("link") ? "bg-accent-soft text-accent-text" : undefined}
          onClick={() => setDialog("link")}
        >
          <LinkIcon />
        </IconButton>
        <IconButton label={words.image} size="small" onClick={() => setDialog("image")}>
          <ImageIcon />
        </IconButton>
        <TableMenu editor={editor} />
      </span>
      {dialog === "link" && <LinkDialog editor={editor} onClose={() => setDialog(undefined)} />}
      {dialog === "image" && <ImageDialog editor={editor} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
