"use client";

import type { Editor } from "@tiptap/core";
import * as Radix from "radix-ui/popover";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { menuPanelClasses } from "../../components/menu-classes.ts";
import { cn } from "../../lib/utils.ts";
import { usePortalContainer } from "../../lib/portal-container.tsx";
import { useUiMessages } from "../../messages-provider.tsx";
import { findActions, offeredActions, type BlockAction } from "./block-actions.ts";
import type { InsertKind } from "./insert-dialog.tsx";
import type { RichTextInserts } from "./rich-text-inserts.ts";
import {
  closeSlashMenu,
  handleSlashKeys,
  slashQuery,
  type SlashQuery,
} from "./slash-menu-plugin.ts";
import { useEditorValue } from "./use-editor-value.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface SlashMenuProps {
  editor: Editor;
  inserts: RichTextInserts;
  onAsk: (kind: InsertKind) => void;
}

/** The blocks to choose from after a slash. The focus stays in the text, which points to the chosen one. */
export function SlashMenu(props: SlashMenuProps) {
  const query = useEditorValue(props.editor, slashQuery, { isPrompt: true });
  return query && <OpenSlashMenu key={query.from} {...props} query={query} />;
}

function OpenSlashMenu({ editor, inserts, onAsk, query }: SlashMenuProps & { query: SlashQuery }) {
  const messages = useRichTextMessages();
  const { nothingFoundTitle } = useUiMessages();
  const container = usePortalContainer();
  const listId = useId();
  const [chosen, setChosen] = useState<string>();
  const found = findActions(offeredActions(inserts), query.text, messages);
  const active = found.find(({ name }) => name === chosen) ?? found[0];
  const activeId = active && `${listId}-${active.name}`;
  const anchor = useRef({ getBoundingClientRect: () => caretRect(editor, query.from) });

  const run = (action: BlockAction) => {
    editor.chain().focus().deleteRange({ from: query.from, to: query.to }).run();
    action.run(editor, onAsk);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (active === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Enter" || event.key === "Tab") run(active);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const step = event.key === "ArrowDown" ? 1 : -1;
      setChosen(found.at((found.indexOf(active) + step) % found.length)?.name);
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  });
  useEffect(() => handleSlashKeys(editor, (event) => onKeyDown(event)), [editor]);
  useTextAttributes(editor, {
    "aria-autocomplete": "list",
    "aria-controls": listId,
    "aria-activedescendant": activeId,
  });
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  return (
    <Radix.Root open onOpenChange={(open) => !open && closeSlashMenu(editor)}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal {...(container && { container })}>
        <Radix.Content
          role="region"
          aria-label={messages.slashMenu}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // It closes this menu only, not focus mode or the search as well.
          onEscapeKeyDown={(event) => event.stopPropagation()}
          className={cn(
            menuPanelClasses,
            "flex max-h-[min(18rem,var(--radix-popper-available-height,18rem))] w-64 flex-col",
          )}
        >
          <div
            id={listId}
            role="listbox"
            aria-label={messages.slashMenu}
            // What scrolls can be reached, although the text keeps the focus.
            tabIndex={0}
            className="min-h-0 overflow-y-auto outline-none"
          >
            {found.map((action) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text has the focus and the keys
              <div
                key={action.name}
                id={`${listId}-${action.name}`}
                role="option"
                aria-selected={action === active}
                onPointerMove={() => setChosen(action.name)}
                // The focus stays in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(action)}
                className={cn(
                  "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1 text-sm select-none pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-subtle-foreground",
                  action === active && "bg-accent forced-colors:outline-2",
                )}
              >
                <action.icon aria-hidden="true" />
                {messages[action.name]}
              </div>
            ))}
          </div>
          <p
            role="status"
            className={cn(
              "m-0 px-2.5 py-1.5 text-sm text-subtle-foreground",
              found.length > 0 && "sr-only",
            )}
          >
            {found.length === 0 && nothingFoundTitle}
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Has the text's element carry attributes while the menu is open. */
function useTextAttributes(editor: Editor, attributes: Record<string, string | undefined>) {
  const entries = JSON.stringify(attributes);
  useEffect(() => {
    const { dom } = editor.view;
    const given: Record<string, string> = JSON.parse(entries);
    for (const [name, value] of Object.entries(given)) dom.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(given)) dom.removeAttribute(name);
    };
  }, [editor, entries]);
}

function caretRect({ view, state }: Editor, position: number): DOMRect {
  const { left, top, bottom } = view.coordsAtPos(Math.min(position, state.doc.content.size));
  return new DOMRect(left, top, 0, bottom - top);
}
