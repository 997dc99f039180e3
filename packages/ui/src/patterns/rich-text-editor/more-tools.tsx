"use client";

import type { Editor } from "@tiptap/core";
import { Ellipsis, Keyboard, Maximize, Minus, SearchIcon } from "lucide-react";
import { DropdownMenu } from "../../components/dropdown-menu.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import type { MenuEntry } from "../../components/menu-entries.tsx";
import { keyLabel } from "./key-label.ts";
import { alignmentTools, seldomMarkTools, type Tool } from "./rich-tools.ts";
import { useEditorValue } from "./use-editor-value.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface MoreToolsProps {
  editor: Editor;
  /** The tools that have no room in the toolbar, before those that never have. */
  collapsed?: readonly (readonly Tool[])[] | undefined;
  onFind?: (() => void) | undefined;
  onFocusMode: () => void;
  onShortcuts: () => void;
  className?: string | undefined;
}

/** What the toolbar has no room for. */
export function MoreTools(props: MoreToolsProps) {
  const { editor, collapsed = [], onFind, onFocusMode, onShortcuts, className } = props;
  const messages = useRichTextMessages();
  const groups = [...collapsed, seldomMarkTools, alignmentTools];
  const on = useEditorValue(editor, (current) =>
    groups.flat().flatMap(({ name, isOn }) => (isOn?.(current) ? [name] : [])),
  );
  const entryOf = ({ name, icon: Icon, isOn, run }: Tool): MenuEntry => ({
    id: name,
    label: messages[name],
    icon: <Icon />,
    checked: isOn && on.includes(name),
    onSelect: () => run(editor),
  });
  const entries: MenuEntry[] = groups.flatMap((group) => [
    ...group.map((tool) => entryOf(tool)),
    { kind: "separator", id: `after-${group[0]?.name}` },
  ]);
  return (
    <DropdownMenu
      trigger={
        <IconButton label={messages.moreTools} size="sm" className={className}>
          <Ellipsis />
        </IconButton>
      }
      entries={[
        ...entries,
        {
          id: "divider",
          label: messages.divider,
          icon: <Minus />,
          onSelect: () => editor.chain().focus().setHorizontalRule().run(),
        },
        ...(onFind
          ? [{ id: "find", label: messages.find, icon: <SearchIcon />, onSelect: onFind }]
          : []),
        { id: "focus", label: messages.focusMode, icon: <Maximize />, onSelect: onFocusMode },
        {
          id: "shortcuts",
          label: messages.shortcuts,
          icon: <Keyboard />,
          hint: keyLabel("Mod-/"),
          onSelect: onShortcuts,
        },
      ]}
    />
  );
}
