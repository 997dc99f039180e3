"use client";

import type { Editor } from "@tiptap/core";
import { useLayoutEffect, useRef } from "react";

/** Shows the text of an editor for as long as the component is shown; the text itself lives on without it. */
export function EditorContent({ editor }: { editor: Editor }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (editor.isDestroyed) return;
    const { dom } = editor.view;
    frame.current?.append(dom);
    return () => dom.remove();
  }, [editor]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const type of writingEvents) element.addEventListener(type, keepInside, { signal });
    element.addEventListener("keydown", keepLetterInside, { signal });
    return () => listeners.abort();
  }, []);
  return <div ref={frame} />;
}

/** What a key causes besides its press. */
const writingEvents = ["keypress", "textInput", "input", "keyup"];

/**
 * The text alone listens to what is written. For an event that reaches its root, React walks up the whole page in search
 * of listeners, several times for each key.
 */
function keepInside(event: Event): void {
  event.stopPropagation();
}

/** Shortcuts are other keys, or have a modifier. */
function keepLetterInside(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.length === 1 && !ctrlKey && !metaKey && !altKey) keepInside(event);
}
