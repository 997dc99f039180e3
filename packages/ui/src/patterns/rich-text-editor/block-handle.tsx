"use client";

import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { GripVertical } from "lucide-react";
import { useEffect, useEffectEvent, useState, type DragEvent, type RefObject } from "react";
import { dropdownPanel } from "../../components/dropdown-menu.tsx";
import { usePanelTrigger } from "../../lib/use-panel-trigger.ts";
import { cn } from "../../lib/utils.ts";
import { blockMenuEntries } from "./block-menu-entries.tsx";
import { blockAt, selectedBlocks, type BlockRange } from "./block-range.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface BlockHandleProps {
  editor: Editor;
  /** What the text is in: the handle is placed in it. */
  area: RefObject<HTMLElement | null>;
}

interface Place {
  readonly block: BlockRange;
  readonly top: number;
  readonly left: number;
}

/**
 * At the left of the block under the pointer, or of the cursor's once it has the focus: dragged, it moves the block;
 * pressed, it opens the block's menu.
 */
export function BlockHandle({ editor, area }: BlockHandleProps) {
  const messages = useRichTextMessages();
  const [place, setPlace] = useState<Place>();
  const { button, buttonId, Panel, isOpen, setOpen, props } = usePanelTrigger(dropdownPanel);
  usePointedBlock(editor, area, (block) => {
    // Each key of the text reports that there is none.
    if (isOpen || (!block && !place)) return;
    setPlace(block && placeOf(editor, area.current, block));
  });
  const atCursor = () => {
    props.onFocus();
    if (!isOpen) setPlace(placeOf(editor, area.current, selectedBlocks(editor.state.selection)));
  };
  const toggle = () => {
    // Words that were just typed may have moved the block.
    if (place === undefined) atCursor();
    setOpen(!isOpen);
  };

  return (
    <>
      <button
        ref={button}
        id={buttonId}
        type="button"
        draggable
        aria-label={messages.blockMenu}
        title={messages.blockMenuHelp}
        aria-haspopup="menu"
        {...props}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(":focus-visible")) atCursor();
        }}
        onClick={toggle}
        onDragStart={(event) => {
          if (place) startDrag(editor, event, place.block);
        }}
        style={place ? { top: place.top, left: place.left } : undefined}
        className={cn(
          "absolute z-5 grid size-6 cursor-grab place-items-center rounded-md border-0 bg-transparent p-0 text-subtle-foreground opacity-0 hover:bg-accent hover:text-foreground focus-visible:opacity-100 aria-expanded:bg-accent aria-expanded:opacity-100 pointer-coarse:hidden [&_svg]:size-4",
          place && "opacity-100",
        )}
      >
        <GripVertical aria-hidden="true" />
      </button>
      {Panel && isOpen && (
        <Panel
          align="start"
          button={button}
          buttonId={buttonId}
          open={isOpen}
          onOpenChange={setOpen}
          entries={blockMenuEntries(editor, messages, place?.block)}
        />
      )}
    </>
  );
}

/** Reports the block under the pointer, and none once a key is pressed or the pointer is elsewhere. */
function usePointedBlock(
  editor: Editor,
  area: RefObject<HTMLElement | null>,
  onPoint: (block: BlockRange | undefined) => void,
): void {
  const report = useEffectEvent(onPoint);
  useEffect(() => {
    const element = area.current;
    // A text that is shown again first has its closed editor, then another one.
    if (element === null || editor.isDestroyed) return;
    let frame: number | undefined;
    const move = ({ clientX, clientY, pointerType, buttons }: PointerEvent) => {
      if (pointerType !== "mouse" || buttons !== 0) return;
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        if (editor.isDestroyed) return;
        const column = editor.view.dom.getBoundingClientRect();
        const left = Math.min(Math.max(clientX, column.left + 48), column.right - 48);
        const found = editor.view.posAtCoords({ left, top: clientY });
        const { doc } = editor.state;
        const isOnLeaf = found !== null && found.inside >= 0 && doc.nodeAt(found.inside)?.isLeaf;
        report(found ? blockAt(doc, isOnLeaf ? found.inside : found.pos) : undefined);
      });
    };
    const hide = () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
      report(undefined);
    };
    const events = new AbortController();
    const options = { signal: events.signal, passive: true };
    element.addEventListener("pointermove", move, options);
    element.addEventListener("pointerleave", hide, options);
    editor.view.dom.addEventListener("keydown", hide, options);
    editor.view.dom.addEventListener("drop", hide, options);
    return () => {
      events.abort();
      hide();
    };
  }, [editor, area]);
}

function placeOf({ view }: Editor, area: HTMLElement | null, block: BlockRange): Place | undefined {
  const dom = view.nodeDOM(block.from);
  if (area === null || !(dom instanceof Element)) return undefined;
  const frame = area.getBoundingClientRect();
  const column = view.dom.getBoundingClientRect();
  const line = Number.parseFloat(getComputedStyle(dom).lineHeight) || 24;
  const top = dom.getBoundingClientRect().top - frame.top + Math.max(0, (line - 24) / 2);
  return { block, top, left: column.left - frame.left + 2 };
}

/** Has the editor take the drop as one of its own: the block moves, as one step of the history. */
function startDrag({ view }: Editor, { dataTransfer }: DragEvent, { from }: BlockRange): void {
  const selection = NodeSelection.create(view.state.doc, from);
  view.dispatch(view.state.tr.setSelection(selection));
  const slice = selection.content();
  const { dom, text } = view.serializeForClipboard(slice);
  dataTransfer.clearData();
  dataTransfer.setData("text/html", dom.innerHTML);
  dataTransfer.setData("text/plain", text);
  dataTransfer.effectAllowed = "copyMove";
  const block = view.nodeDOM(from);
  if (block instanceof Element) dataTransfer.setDragImage(block, 0, 0);
  view.dragging = { slice, move: true };
}
