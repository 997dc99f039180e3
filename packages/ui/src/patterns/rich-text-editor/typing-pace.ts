import type { Editor } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import { ReplaceStep } from "@tiptap/pm/transform";

/** How long nobody must have pressed a key for typing to count as paused. */
const pauseMs = 150;

/** How long what is shown may lag behind somebody who types without a pause. */
const maxLagMs = 1_000;

/** How long listeners may keep the keys waiting, before the others of them wait for the next idle moment. */
const sliceMs = 3;

/** How long an idle callback waits at most for a browser that is never idle. */
const idleTimeoutMs = 100;

/** Runs something when the browser is idle, so that no key waits for it. @returns What cancels it. */
export function whenIdle(run: () => void, timeout = idleTimeoutMs): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(request);
}

/** Reports the changes of a text, at once and debounced. */
export interface TypingPace {
  /** Called with every change. */
  readonly onChange: (listener: () => void) => () => void;
  /** Called at once for what changes more than letters, and at the next pause or after a second while letters are typed. */
  readonly onPause: (listener: () => void) => () => void;
}

const paces = new WeakMap<Editor, TypingPace>();

/** The pace of an editor's text, one for all that show something of it. */
export function typingPace(editor: Editor): TypingPace {
  const pace = paces.get(editor) ?? followTyping(editor);
  paces.set(editor, pace);
  return pace;
}

function followTyping(editor: Editor): TypingPace {
  const immediate = new Set<() => void>();
  const debounced = new Set<() => void>();
  /** Those that have yet to hear of what was typed. */
  const behind = new Set<() => void>();
  let behindSince: number | undefined;
  let due = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelSlice = () => {};

  const tell = (listener: () => void) => {
    behind.delete(listener);
    // It may have gone meanwhile.
    if (debounced.has(listener)) listener();
  };
  const endWait = () => {
    clearTimeout(timer);
    timer = undefined;
    behindSince = undefined;
  };
  const catchUp = () => {
    endWait();
    cancelSlice();
    behind.clear();
    for (const listener of debounced) listener();
  };
  /** Goes on in the next idle moment, also where more is typed until then: the last of them must not starve. */
  const catchUpSlowly = () => {
    const end = performance.now() + sliceMs;
    for (const listener of behind) {
      if (performance.now() >= end) {
        cancelSlice = whenIdle(catchUpSlowly);
        return;
      }
      tell(listener);
    }
  };
  /** Waits on where keys came meanwhile: a timer for each of them would cost more than what is shown. */
  const endPause = () => {
    const rest = due - performance.now();
    if (rest > 1) {
      timer = setTimeout(endPause, rest);
      return;
    }
    endWait();
    for (const listener of debounced) behind.add(listener);
    cancelSlice();
    cancelSlice = whenIdle(catchUpSlowly);
  };
  editor.on("transaction", ({ transaction, appendedTransactions }) => {
    for (const listener of immediate) listener();
    if (![transaction, ...appendedTransactions].every(isTyping)) return catchUp();
    const now = performance.now();
    behindSince ??= now;
    due = Math.min(now + pauseMs, behindSince + maxLagMs);
    timer ??= setTimeout(endPause, due - now);
  });
  editor.on("destroy", () => {
    endWait();
    cancelSlice();
  });
  return { onChange: subscribeTo(immediate), onPause: subscribeTo(debounced) };
}

function subscribeTo(listeners: Set<() => void>) {
  return (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
}

/** Whether a transaction only writes or deletes letters of one block. */
function isTyping({ docs, steps, docChanged }: Transaction): boolean {
  return (
    docChanged &&
    steps.every((step, index) => {
      if (!(step instanceof ReplaceStep)) return false;
      const { from, to, slice } = step;
      const doc = docs[index];
      const isText = slice.openStart === 0 && slice.content.content.every(({ isText }) => isText);
      return isText && doc?.resolve(from).sameParent(doc.resolve(to)) === true;
    })
  );
}
