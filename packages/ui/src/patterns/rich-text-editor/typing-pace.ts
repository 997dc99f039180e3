import type { Editor } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import { ReplaceStep } from "@tiptap/pm/transform";

/** The pause after a key after which somebody no longer types on. */
const pauseMs = 150;

/** How long what is shown may lag behind somebody who types without a pause. */
const longestLagMs = 1_000;

/** How soon a browser without an idle moment has to give one. */
const idleTimeoutMs = 100;

/** Runs something in an idle moment, so that no key waits for it. @returns What cancels it. */
export function whenIdle(run: () => void, timeout = idleTimeoutMs): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(request);
}

/** Tells of the changes of a text at the pace of what shows them. */
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
  const prompt = new Set<() => void>();
  const patient = new Set<() => void>();
  let behindSince: number | undefined;
  let cancel = () => {};

  const catchUp = () => {
    cancel();
    behindSince = undefined;
    for (const listener of patient) listener();
  };
  editor.on("transaction", ({ transaction, appendedTransactions }) => {
    for (const listener of prompt) listener();
    if (![transaction, ...appendedTransactions].every(isTyping)) return catchUp();
    const now = performance.now();
    behindSince ??= now;
    const wait = Math.min(pauseMs, behindSince + longestLagMs - now);
    cancel();
    const timer = setTimeout(() => {
      cancel = whenIdle(catchUp);
    }, wait);
    cancel = () => clearTimeout(timer);
  });
  editor.on("destroy", () => cancel());
  return { onChange: subscribeTo(prompt), onPause: subscribeTo(patient) };
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
