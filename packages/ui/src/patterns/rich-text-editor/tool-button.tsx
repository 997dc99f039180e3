"use client";

import type { Editor } from "@tiptap/core";
import { redoDepth, undoDepth } from "@tiptap/pm/history";
import { IconButton } from "../../components/icon-button.tsx";
import { cn } from "../../lib/utils.ts";
import type { Tool } from "./rich-tools.ts";
import { useEditorValue } from "./use-editor-value.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

/** Of a button whose tool is on. */
export const pressedClasses = "bg-primary-soft text-primary";

interface ToolButtonProps {
  editor: Editor;
  tool: Tool;
  className?: string | undefined;
}

/** A tool in the toolbar. */
export function ToolButton({ editor, tool, className }: ToolButtonProps) {
  const messages = useRichTextMessages();
  const { isOn, isOff } = useEditorValue(editor, (current) => ({
    isOn: tool.isOn?.(current) ?? false,
    isOff:
      (tool.name === "undo" && undoDepth(current.state) === 0) ||
      (tool.name === "redo" && redoDepth(current.state) === 0),
  }));
  return (
    <IconButton
      label={messages[tool.name]}
      size="sm"
      aria-pressed={tool.isOn && isOn}
      disabled={isOff}
      className={cn(isOn && pressedClasses, className)}
      onClick={() => tool.run(editor)}
    >
      <tool.icon />
    </IconButton>
  );
}
