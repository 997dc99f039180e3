"use client";

import { ImageIcon, LinkIcon, SearchIcon, SquarePlayIcon } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../components/icon-button.tsx";
import { Select } from "../../components/select.tsx";
import { usePhoneToolbar } from "./lazy-tools.ts";
import { MoreTools } from "./more-tools.tsx";
import {
  blockKind,
  blockKinds,
  blockTools,
  historyTools,
  markTools,
  setBlock,
} from "./rich-tools.ts";
import type { RichToolbarProps } from "./rich-toolbar-props.ts";
import { TableMenu } from "./table-menu.tsx";
import { pressedClasses, ToolButton } from "./tool-button.tsx";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { useEditorValue } from "./use-editor-value.ts";
import { useToolbarKeys } from "./use-toolbar-keys.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

const groups = [historyTools, markTools, blockTools];

/** The tools over the text. Arrow keys are the text's own; Tab goes through the tools. */
export function RichToolbar(props: RichToolbarProps) {
  // As narrow as a phone.
  const isNarrow = useMediaQuery("(width < 40rem)");
  const PhoneToolbar = usePhoneToolbar(isNarrow);
  if (!isNarrow) return <WideToolbar {...props} />;
  return PhoneToolbar ? (
    <PhoneToolbar {...props} />
  ) : (
    <div className="h-11 border-b border-border" />
  );
}

function WideToolbar(props: RichToolbarProps) {
  const { editor, inserts, onAsk, finding, onFind, onFocusMode, onShortcuts } = props;
  const messages = useRichTextMessages();
  const toolbar = useRef<HTMLDivElement>(null);
  useToolbarKeys(toolbar);
  const { block, isLink } = useEditorValue(editor, (current) => ({
    block: blockKind(current),
    isLink: current.isActive("link"),
  }));
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={messages.toolbar}
      className="flex flex-wrap items-center gap-0.5 border-b border-border px-2 py-1.5"
    >
      <Select
        aria-label={messages.blockStyle}
        value={block}
        options={blockKinds.map((kind) => ({ value: kind, label: messages[kind] }))}
        onChange={(event) => setBlock(editor, event.currentTarget.value)}
        className="mr-1 w-36"
      />
      {groups.map((group) => (
        <span
          key={group[0]?.name}
          className="flex gap-0.5 border-l border-border pl-1 first:border-0"
        >
          {group.map((tool) => (
            <ToolButton key={tool.name} editor={editor} tool={tool} />
          ))}
        </span>
      ))}
      <span className="flex gap-0.5 border-l border-border pl-1">
        {inserts.links && (
          <IconButton
            label={messages.link}
            size="sm"
            aria-pressed={isLink}
            aria-keyshortcuts="Control+K"
            className={isLink ? pressedClasses : undefined}
            onClick={() => onAsk("link")}
          >
            <LinkIcon />
          </IconButton>
        )}
        {inserts.images && (
          <IconButton label={messages.image} size="sm" onClick={() => onAsk("image")}>
            <ImageIcon />
          </IconButton>
        )}
        {inserts.embeds && (
          <IconButton label={messages.embed} size="sm" onClick={() => onAsk("embed")}>
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
        className={finding ? pressedClasses : undefined}
        onClick={onFind}
      >
        <SearchIcon />
      </IconButton>
      <MoreTools editor={editor} onFocusMode={onFocusMode} onShortcuts={onShortcuts} />
    </div>
  );
}
