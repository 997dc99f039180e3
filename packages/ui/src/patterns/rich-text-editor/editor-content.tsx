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
  return <div ref={frame} />;
}
