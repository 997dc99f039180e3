import {
  annotate,
  replaceAnnotation,
  revealAnnotation,
  selectedPassage,
  type OpenRichText,
} from "@atrium/ui/rich-text-editor";
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { OpenTextContext } from "../open-text.ts";
import { useRemarks } from "./remarks-scope.tsx";

/** Draws the remarks in the text that is being written below, and lets suggested edits change it. */
export function EditorRemarks({ children }: { children: ReactNode }) {
  const scope = useRemarks();
  const [text, setText] = useState<OpenRichText>();
  const open = useCallback((opened: OpenRichText) => {
    setText(opened);
    return () => setText(undefined);
  }, []);
  /** Accepted ones stay located until their words are in the text. */
  const located = useRef(new Set<string>());

  const remarks = scope?.remarks;
  const activeId = scope?.activeId;
  const report = useEffectEvent((ids: ReadonlySet<string>) => scope?.setFound(ids));
  useEffect(() => {
    if (text === undefined || remarks === undefined) return;
    const shown = remarks.flatMap(({ id, passage, status, suggestion }) => {
      const isPending = suggestion?.status === "accepted" && located.current.has(id);
      if (passage === null || (status === "resolved" && !isPending)) return [];
      return [{ id, passage, isActive: id === activeId }];
    });
    const found = annotate(text.editor, shown);
    located.current = new Set(found);
    report(found);
  }, [text, remarks, activeId]);

  const connect = scope?.connect;
  const select = useEffectEvent((id: string) => scope?.setActive(id));
  useEffect(() => {
    if (text === undefined) return;
    const { editor } = text;
    connect?.({
      reveal: (id) => revealAnnotation(editor, id),
      replace: (id, words) => {
        const isReplaced = replaceAnnotation(editor, id, words);
        located.current.delete(id);
        return isReplaced;
      },
      selected: () => selectedPassage(editor),
    });
    const { dom } = editor.view;
    const listener = ({ target }: MouseEvent) => {
      const mark = target instanceof Element ? target.closest("[data-annotation]") : null;
      const id = mark?.getAttribute("data-annotation");
      if (id) select(id);
    };
    dom.addEventListener("click", listener);
    return () => {
      connect?.(undefined);
      dom.removeEventListener("click", listener);
    };
  }, [text, connect]);
  return <OpenTextContext value={open}>{children}</OpenTextContext>;
}
