"use client";

import { GripVertical, LinkIcon } from "lucide-react";
import { DropdownMenu } from "../../components/dropdown-menu.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { cn } from "../../lib/utils.ts";
import { blockMenuEntries } from "./block-menu-entries.tsx";
import { InsertMenu } from "./insert-menu.tsx";
import { MoreTools } from "./more-tools.tsx";
import { blockTools, historyTools, markTools } from "./rich-tools.ts";
import type { RichToolbarProps } from "./rich-toolbar-props.ts";
import { pressedClasses, ToolButton } from "./tool-button.tsx";
import { useEditorValue } from "./use-editor-value.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

const [bold, ...otherMarks] = markTools;
const [undo, redo] = historyTools;
const collapsed = [otherMarks, blockTools, redo ? [redo] : []];
/** As large as a fingertip. */
const touch = "size-11 flex-1 [&_svg]:size-5";

/** The tools on a phone: one row of what is used most, and the rest behind its last button. */
export function PhoneToolbar(props: RichToolbarProps) {
  const { editor, inserts, onAsk, onFind, onFocusMode, onShortcuts } = props;
  const messages = useRichTextMessages();
  const isLink = useEditorValue(editor, (current) => current.isActive("link"));
  return (
    <div
      role="toolbar"
      aria-label={messages.toolbar}
      className="flex items-center border-b border-border px-1"
    >
      <InsertMenu editor={editor} inserts={inserts} onAsk={onAsk} className={touch} />
      {bold && <ToolButton editor={editor} tool={bold} className={touch} />}
      {inserts.links && (
        <IconButton
          label={messages.link}
          aria-pressed={isLink}
          className={cn(touch, isLink && pressedClasses)}
          onClick={() => onAsk("link")}
        >
          <LinkIcon />
        </IconButton>
      )}
      <BlockMenu {...props} />
      {undo && <ToolButton editor={editor} tool={undo} className={touch} />}
      <MoreTools
        editor={editor}
        collapsed={collapsed}
        onFind={onFind}
        onFocusMode={onFocusMode}
        onShortcuts={onShortcuts}
        className={touch}
      />
    </div>
  );
}

/** The menu of the block that the cursor is in: a finger has no room for a handle beside it. */
function BlockMenu({ editor }: RichToolbarProps) {
  const messages = useRichTextMessages();
  return (
    <DropdownMenu
      trigger={
        <IconButton label={messages.blockMenu} className={touch}>
          <GripVertical />
        </IconButton>
      }
      entries={blockMenuEntries(editor, messages)}
    />
  );
}
