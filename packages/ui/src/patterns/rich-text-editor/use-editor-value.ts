"use client";

import type { Editor } from "@tiptap/core";
import { useState, useSyncExternalStore } from "react";
import { typingPace } from "./typing-pace.ts";

/** A value of the editor that follows every change, before the page around the text does. */
interface FollowOptions {
  /** Whether it keeps up with every letter; otherwise it waits for a pause in the typing. */
  readonly isPrompt?: boolean;
}

/**
 * Something about an editor's text that a component shows. While somebody types, the component renders at pauses only:
 * every render of React has it read the selection, which takes longer the longer the text is.
 *
 * @param select What it creates is compared by its content.
 */
export function useEditorValue<Value>(
  editor: Editor,
  select: (editor: Editor) => Value,
  { isPrompt = false }: FollowOptions = {},
): Value {
  const pace = typingPace(editor);
  const [keep] = useState(keepSame<Value>);
  const read = () => keep(editor, select);
  return useSyncExternalStore(isPrompt ? pace.onChange : pace.onPause, read, read);
}

/** Reads values, and returns one by the same reference for as long as it is the same. */
function keepSame<Value>() {
  let last: { readonly editor: Editor; readonly value: Value } | undefined;
  return (editor: Editor, select: (editor: Editor) => Value): Value => {
    if (last?.editor === editor && editor.isDestroyed) return last.value;
    const value = select(editor);
    if (last?.editor !== editor || !isSame(last.value, value)) last = { editor, value };
    return last.value;
  };
}

/** Compares the content of lists and plain objects. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    entries.length === others.size &&
    entries.every(([name, value]) => others.has(name) && isSame(value, others.get(name)))
  );
}

function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
