import type { Editor } from "@tiptap/core";
import { whenIdle } from "./typing-pace.ts";

/** Throttled reports. */
export interface ThrottledUpdates {
  /** Reports what is still held back, now. */
  readonly flush: () => void;
  readonly stop: () => void;
}

/** A page may go without another word after each of these; on phones often after the last one only. */
const leaving = ["beforeunload", "pagehide", "visibilitychange"];

const throttleMs = 250;

/** The same for long texts: every report is a text as long as they are, and what is left of it is to be collected. */
const longThrottleMs = 800;

/** The size from which a text is long. */
const longSize = 20_000;

/**
 * Throttles the reports of what is typed and gives them in idle time, so that no key press waits for the form
 * around the text. Leaving the text, its tab or the page reports at once.
 */
export function throttleUpdates(editor: Editor, report: () => void): ThrottledUpdates {
  let cancel: (() => void) | undefined;
  const now = () => {
    cancel?.();
    cancel = undefined;
    if (!editor.isDestroyed) report();
  };
  const later = () => {
    if (cancel !== undefined) return;
    const delay = editor.state.doc.content.size < longSize ? throttleMs : longThrottleMs;
    const timer = setTimeout(() => {
      cancel = whenIdle(now);
    }, delay);
    cancel = () => clearTimeout(timer);
  };
  editor.on("update", later);
  editor.on("blur", now);
  for (const event of leaving) window.addEventListener(event, now, { capture: true });
  const flush = () => {
    if (cancel !== undefined) now();
  };
  const stop = () => {
    editor.off("update", later);
    editor.off("blur", now);
    for (const event of leaving) window.removeEventListener(event, now, { capture: true });
    flush();
  };
  return { flush, stop };
}
