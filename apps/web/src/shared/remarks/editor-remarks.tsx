import { createStore, useStoreSelector } from "@atrium/hooks";
import type { OpenRichText } from "@atrium/ui/rich-text-editor";
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { OpenTextContext } from "../open-text.ts";
import { whenIdle } from "../when-idle.ts";
import { useRemarks } from "./remarks-scope.tsx";
import type * as TextAnnotations from "./text-annotations.ts";

const loaded = createStore<{ tools?: typeof TextAnnotations }>({});

/** Loads what draws remarks in a text. It never rejects; the next call after a failure tries again. */
async function loadAnnotations(): Promise<void> {
  const tools = await import("./text-annotations.ts").catch(() => undefined);
  if (tools !== undefined) loaded.set({ tools });
}

whenIdle(() => void loadAnnotations());

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

  const { tools } = useStoreSelector(loaded, (state) => state);
  const remarks = scope?.remarks;
  const isWanted = text !== undefined && (remarks?.length ?? 0) > 0;
  useEffect(() => {
    if (isWanted) void loadAnnotations();
  }, [isWanted]);
  useEffect(() => {
    if (text === undefined) return;
    // Whoever is about to select words may remark on them.
    const { dom } = text.editor.view;
    const onFocus = () => void loadAnnotations();
    dom.addEventListener("focusin", onFocus, { once: true });
    return () => dom.removeEventListener("focusin", onFocus);
  }, [text]);

  const activeId = scope?.activeId;
  const report = useEffectEvent((ids: ReadonlySet<string>) => scope?.setFound(ids));
  useEffect(() => {
    if (text === undefined || tools === undefined || remarks === undefined) return;
    const shown = remarks.flatMap(({ id, passage, status, suggestion }) => {
      const isPending = suggestion?.status === "accepted" && located.current.has(id);
      if (passage === null || (status === "resolved" && !isPending)) return [];
      return [{ id, passage, isActive: id === activeId }];
    });
    const found = tools.annotate(text.editor, shown);
    located.current = new Set(found);
    report(found);
  }, [text, tools, remarks, activeId]);

  const connect = scope?.connect;
  const select = useEffectEvent((id: string) => scope?.setActive(id));
  useEffect(() => {
    if (text === undefined || tools === undefined) return;
    const { editor } = text;
    connect?.({
      reveal: (id) => tools.revealAnnotation(editor, id),
      replace: (id, words) => {
        const isReplaced = tools.replaceAnnotation(editor, id, words);
        located.current.delete(id);
        return isReplaced;
      },
      selected: () => tools.selectedPassage(editor),
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
  }, [text, tools, connect]);
  return <OpenTextContext value={open}>{children}</OpenTextContext>;
}
