import type { Editor } from "@tiptap/react";

/**
 * Throttles the reports of what is typed, so that no key press waits for the form
 * around the text. Leaving the text, its tab or the page reports at once.
 */
export function throttleUpdates(editor: Editor, report: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!editor.isDestroyed) report();
  };
  const later = () => {
    timer ??= setTimeout(now, 250);
  };
  editor.on("update", later);
  editor.on("blur", now);
  window.addEventListener("beforeunload", now, { capture: true });
  return () => {
    editor.off("update", later);
    editor.off("blur", now);
    window.removeEventListener("beforeunload", now, { capture: true });
    if (timer !== undefined) now();
  };
}
