import { Button } from "@atrium/ui";
import { locatePassage, passageOf, type Passage } from "@atrium/ui/rich-text";
import { MessageSquarePlus } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import type { Remark } from "../../queries/article-remarks.ts";
import { useMessages } from "../messages.ts";
import { useShortcuts } from "../use-shortcuts.ts";
import { readDomText, toDomRange, toTextRange } from "./dom-text.ts";
import { highlight } from "./highlight.ts";
import { useRemarks } from "./remarks-scope.tsx";

interface RemarkableTextProps {
  /** What is shown: with another text, passages are looked for anew. */
  text: string;
  children: ReactNode;
}

/** A text to read whose passages can be remarked on; those that have remarks are highlighted. */
export function RemarkableText({ text, children }: RemarkableTextProps) {
  const { remarks: messages } = useMessages();
  const area = useRef<HTMLDivElement>(null);
  const ranges = useRef(new Map<string, Range>());
  const scope = useRemarks();
  const [corner, setCorner] = useState<{ top: number; left: number }>();

  const connect = scope?.connect;
  const found = scope?.found;
  useEffect(() => {
    connect?.({
      reveal: (id) => revealIn(ranges.current, id),
      selected: () => selectedIn(area.current),
    });
    return () => connect?.(undefined);
  }, [connect]);

  const remarks = scope?.remarks;
  const activeId = scope?.activeId;
  const report = scope?.setFound;
  useEffect(() => {
    const root = area.current?.querySelector(".prose");
    if (!root || text === "" || remarks === undefined) return;
    const located = locate(root, remarks);
    ranges.current = located;
    report?.(new Set(located.keys()));
    return highlight("remark", [...located.values()]);
  }, [remarks, text, report]);
  useEffect(() => {
    if (activeId === undefined || !found?.has(activeId)) return;
    const range = ranges.current.get(activeId);
    return range && highlight("remark-active", [range]);
  }, [activeId, found]);

  const follow = useEffectEvent(() => {
    const root = area.current;
    const selection = getSelection();
    if (
      !root ||
      !selection?.anchorNode ||
      !root.contains(selection.anchorNode) ||
      selectedIn(root) === undefined
    ) {
      return setCorner(undefined);
    }
    const { bottom, left, width } = selection.getRangeAt(0).getBoundingClientRect();
    const around = root.getBoundingClientRect();
    setCorner({ top: bottom - around.top + 8, left: left - around.left + width / 2 });
  });
  useEffect(() => {
    const listener = () => follow();
    document.addEventListener("selectionchange", listener);
    return () => document.removeEventListener("selectionchange", listener);
  }, []);

  const remark = () => {
    const passage = selectedIn(area.current);
    if (passage) scope?.compose({ field: "content", passage });
  };
  useShortcuts({ C: corner && remark });
  const open = (event: { clientX: number; clientY: number }) => {
    for (const [id, range] of ranges.current) {
      const isHit = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left <= event.clientX &&
          event.clientX <= right &&
          top <= event.clientY &&
          event.clientY <= bottom,
      );
      if (isHit && getSelection()?.isCollapsed !== false) return scope?.setActive(id);
    }
  };
  return (
    // The list of remarks has the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={area} className="relative" onClick={open}>
      {children}
      {corner && scope && (
        <Button
          size="sm"
          className="absolute z-10 min-h-11 -translate-x-1/2 shadow-md"
          // Whole, also under the first and the last words of a line.
          style={{ top: corner.top, left: `clamp(6rem, ${corner.left}px, 100% - 6rem)` }}
          // A press would end the selection.
          onPointerDown={(event) => event.preventDefault()}
          onClick={remark}
          aria-keyshortcuts="C"
        >
          <MessageSquarePlus aria-hidden="true" />
          {messages.onSelection}
        </Button>
      )}
    </div>
  );
}

function selectedIn(area: Element | null): Passage | undefined {
  const root = area?.querySelector(".prose");
  const selection = getSelection();
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const read = readDomText(root);
  const range = toTextRange(read, selection.getRangeAt(0));
  const passage = range && passageOf(read.text, range);
  return passage?.quote.trim() ? passage : undefined;
}

function revealIn(ranges: ReadonlyMap<string, Range>, id: string): boolean {
  const range = ranges.get(id);
  range?.startContainer.parentElement?.scrollIntoView({ block: "center" });
  return range !== undefined;
}

/** Where the passages of open remarks are. */
function locate(root: Element, remarks: readonly Remark[]): Map<string, Range> {
  const read = readDomText(root);
  const found = new Map<string, Range>();
  for (const { id, passage, status } of remarks) {
    if (passage === null || status === "resolved") continue;
    const place = locatePassage(read.text, passage);
    const range = place && toDomRange(read, place);
    if (range) found.set(id, range);
  }
  return found;
}
