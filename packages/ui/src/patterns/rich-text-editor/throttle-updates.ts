import type { Editor } from "@tiptap/react";

/** Throttled reports. */
export interface ThrottledUpdates {
  /** Reports what is still held back, now. */
  readonly flush: () => void;
  readonly stop: () => void;
}

/**
 * Throttles the reports of what is typed, so that no key press waits for the form
 * around the text. Leaving the text, its tab or the page reports at once.
 */
export function throttleUpdates(editor: Editor, report: () => void): ThrottledUpdates {
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
  const flush = () => {
    if (timer !== undefined) now();
  };
  const stop = () => {
    editor.off("update", later);
    editor.off("blur", now);
    window.removeEventListener("beforeunload", now, { capture: true });
    flush();
  };
  return { flush, stop };
}
