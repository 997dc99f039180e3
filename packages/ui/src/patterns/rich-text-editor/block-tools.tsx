"use client";

import type { Editor } from "@tiptap/core";
import { Popper } from "radix-ui/internal";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import type { BlockTarget } from "./block-target.ts";
import { CodeToolbar } from "./code-toolbar.tsx";
import { EmbedToolbar } from "./embed-toolbar.tsx";
import { PictureToolbar } from "./picture-toolbar.tsx";
import type { RichTextInserts } from "./rich-text-inserts.ts";
import { TableToolbar } from "./table-toolbar.tsx";
import { useEditorValue } from "./use-editor-value.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface BlockToolsProps {
  editor: Editor;
  inserts: RichTextInserts;
  target: BlockTarget;
}

/** The tools of a picture, an embed or code, over it, and of a table, below it. Alt+F10 goes to them, Escape back to the text. */
export function BlockTools({ editor, inserts, target }: BlockToolsProps) {
  const messages = useRichTextMessages();
  const toolbar = useRef<HTMLDivElement>(null);
  const anchor = useAnchor(editor, target);
  const isActive = useFocusWithin(editor, toolbar);
  useEffect(() => {
    const focusTools = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "F10" || !event.altKey) return;
      event.preventDefault();
      toolbar.current?.querySelector<HTMLElement>("button:enabled, select, input")?.focus();
    };
    const { dom } = editor.view;
    dom.addEventListener("keydown", focusTools);
    return () => dom.removeEventListener("keydown", focusTools);
  }, [editor]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isHere = event.target instanceof Node && toolbar.current?.contains(event.target);
    if (event.key !== "Escape" || isHere !== true) return;
    event.preventDefault();
    event.stopPropagation();
    editor.commands.focus();
  };
  if (!isActive) return null;
  const name = messages.blockTools[target.kind];
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      <Popper.Content
        // What is written before a table is read while its cells are filled in.
        side={target.kind === "table" ? "bottom" : "top"}
        align="start"
        sideOffset={6}
        collisionPadding={8}
        className="z-20"
      >
        <div
          ref={toolbar}
          role="toolbar"
          tabIndex={-1}
          aria-label={name}
          onKeyDown={onKeyDown}
          onMouseDown={keepSelection}
          className="flex max-w-[calc(100vw-1rem)] flex-wrap items-center gap-0.5 rounded-lg border border-border bg-popover p-1 shadow-md pointer-coarse:[--control-sm:2.75rem] pointer-coarse:[--control:2.75rem]"
        >
          {target.kind === "picture" && <PictureToolbar editor={editor} />}
          {target.kind === "embed" && <EmbedToolbar editor={editor} embeds={inserts.embeds} />}
          {target.kind === "table" && <TableToolbar editor={editor} />}
          {target.kind === "code" && <CodeToolbar editor={editor} />}
        </div>
      </Popper.Content>
    </Popper.Root>
  );
}

/** A press on a button leaves the cursor, and the cells that are selected, in the text. */
function keepSelection(event: MouseEvent): void {
  const isControl = event.target instanceof Element && event.target.closest("select, input");
  if (!isControl) event.preventDefault();
}

/** The visible part of a block: the tools of a long table stay in sight, under the tools of the text. */
function useAnchor(editor: Editor, { kind, at }: BlockTarget) {
  // What changes a picture moves it, too.
  const doc = useEditorValue(editor, ({ state }) => (kind === "picture" ? state.doc : null), {
    isPrompt: true,
  });
  return useMemo(() => {
    // A table that grows moves its tools.
    const node = editor.view.nodeDOM(at);
    const contextElement = node instanceof Element ? node : editor.view.dom;
    const getBoundingClientRect = () => {
      const block = doc === editor.state.doc || doc === null ? editor.view.nodeDOM(at) : null;
      const element = block instanceof Element ? block : editor.view.dom;
      const { left, top, width, bottom } = element.getBoundingClientRect();
      const start = Math.min(Math.max(top, underTools(editor)), bottom);
      return new DOMRect(left, start, width, bottom - start);
    };
    return { current: { getBoundingClientRect, contextElement } };
  }, [editor, at, doc]);
}

const ownHeight = 56;

function underTools(editor: Editor): number {
  const tools = editor.view.dom.closest("[data-rich-text]")?.querySelector("[data-rich-tools]");
  return (tools?.getBoundingClientRect().bottom ?? 0) + ownHeight;
}

/** Whether the text, these tools or what they opened have the focus. */
function useFocusWithin(editor: Editor, toolbar: { readonly current: Element | null }): boolean {
  const [isWithin, setWithin] = useState(() => editor.view.hasFocus());
  useEffect(() => {
    const { dom } = editor.view;
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const isOpened =
        target.closest("[data-radix-popper-content-wrapper], [role=dialog]") !== null;
      setWithin(dom.contains(target) || toolbar.current?.contains(target) === true || isOpened);
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, [editor, toolbar]);
  return isWithin;
}
