import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey, TextSelection, type EditorState } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import type { Editor } from "@tiptap/core";
import { locatePassage, passageOf, type Passage, type TextRange } from "../rich-text/passage.ts";

/** A passage of the text that something is said about. */
export interface Annotation {
  readonly id: string;
  readonly passage: Passage;
  /** Drawn stronger than the others. */
  readonly isActive?: boolean | undefined;
}

interface Located extends Annotation {
  /** Absent where the passage is gone. */
  readonly range: TextRange | undefined;
}

interface AnnotationState {
  readonly located: readonly Located[];
  readonly decorations: DecorationSet;
}

const key = new PluginKey<AnnotationState>("annotations");

/**
 * Draws annotations in an open text. They are found when they are first given, and move with what is written from then on.
 *
 * @returns The ids of those whose passage is there.
 */
export function annotate(editor: Editor, annotations: readonly Annotation[]): ReadonlySet<string> {
  const isNew = !editor.isDestroyed && key.getState(editor.state) === undefined;
  if (editor.isDestroyed || (isNew && annotations.length === 0)) return new Set();
  if (isNew) editor.registerPlugin(annotationPlugin());
  const known = new Map(key.getState(editor.state)?.located.map((one) => [one.id, one]));
  const lines = linesOf(editor.state.doc);
  const located = annotations.map((annotation): Located => {
    const range = known.get(annotation.id)?.range ?? findIn(lines, annotation.passage);
    return { ...annotation, range };
  });
  editor.view.dispatch(editor.state.tr.setMeta(key, located).setMeta("addToHistory", false));
  return new Set(located.flatMap(({ id, range }) => (range === undefined ? [] : [id])));
}

/** The selected passage; undefined where nothing is selected. */
export function selectedPassage(editor: Editor): Passage | undefined {
  if (editor.isDestroyed) return undefined;
  const { from, to, empty } = editor.state.selection;
  if (empty) return undefined;
  const lines = linesOf(editor.state.doc);
  const range = { from: toText(lines, from), to: toText(lines, to) };
  const passage = passageOf(lines.text, range);
  return passage.quote.trim() === "" ? undefined : passage;
}

/** Selects an annotated passage and scrolls to it; whether it is there. */
export function revealAnnotation(editor: Editor, id: string): boolean {
  const range = rangeOf(editor.state, id);
  if (range === undefined) return false;
  const selection = TextSelection.create(editor.state.doc, range.from, range.to);
  editor.view.dispatch(editor.state.tr.setSelection(selection).scrollIntoView());
  editor.view.focus();
  return true;
}

/** Replaces an annotated passage by other words, as if they were typed; whether it is there. */
export function replaceAnnotation(editor: Editor, id: string, words: string): boolean {
  const range = rangeOf(editor.state, id);
  if (range === undefined || !editor.isEditable) return false;
  const { tr } = editor.state;
  const marks = tr.doc.resolve(range.from + 1).marks();
  if (words === "") tr.delete(range.from, range.to);
  else tr.replaceWith(range.from, range.to, editor.schema.text(words, marks));
  editor.view.dispatch(tr.scrollIntoView());
  return true;
}

function rangeOf(state: EditorState, id: string): TextRange | undefined {
  return key.getState(state)?.located.find((one) => one.id === id)?.range;
}

function annotationPlugin(): Plugin<AnnotationState> {
  const nothing = { located: [], decorations: DecorationSet.empty };
  return new Plugin<AnnotationState>({
    key,
    state: {
      init: () => nothing,
      apply: (tr, before, _old, { doc }) => {
        const given: readonly Located[] | undefined = tr.getMeta(key);
        if (given !== undefined) return { located: given, decorations: drawn(doc, given) };
        if (!tr.docChanged || before.located.length === 0) return before;
        const located = before.located.map((one) => ({ ...one, range: mapped(one.range, tr) }));
        return { located, decorations: drawn(doc, located) };
      },
    },
    props: { decorations: (state) => key.getState(state)?.decorations },
  });
}

function mapped(
  range: TextRange | undefined,
  { mapping }: { mapping: { map: (at: number, side: number) => number } },
): TextRange | undefined {
  if (range === undefined) return undefined;
  const [from, to] = [mapping.map(range.from, 1), mapping.map(range.to, -1)];
  // What replaces the whole passage is the passage now.
  return from < to ? { from, to } : between(mapping.map(range.from, -1), mapping.map(range.to, 1));
}

function between(from: number, to: number): TextRange | undefined {
  return from < to ? { from, to } : undefined;
}

function drawn(doc: Node, located: readonly Located[]): DecorationSet {
  return DecorationSet.create(
    doc,
    located.flatMap(({ id, range, isActive }) =>
      range === undefined
        ? []
        : [
            Decoration.inline(range.from, range.to, {
              class: isActive ? "annotation annotation-active" : "annotation",
              "data-annotation": id,
            }),
          ],
    ),
  );
}

/** A text with one line for each block, and where each line is in the document. */
interface Lines {
  readonly text: string;
  readonly lines: readonly { readonly at: number; readonly pos: number; readonly size: number }[];
}

function linesOf(doc: Node): Lines {
  const parts: string[] = [];
  const lines: { at: number; pos: number; size: number }[] = [];
  let at = 0;
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    // Each picture or line break is one position wide, as it is in the text.
    const text = node.textBetween(0, node.content.size, undefined, "\uFFFC");
    lines.push({ at, pos: pos + 1, size: text.length });
    parts.push(text);
    at += text.length + 1;
    return false;
  });
  return { text: parts.join("\n"), lines };
}

function findIn(lines: Lines, passage: Passage): TextRange | undefined {
  const found = locatePassage(lines.text, passage);
  return found && between(toDocument(lines, found.from), toDocument(lines, found.to));
}

function toDocument({ lines }: Lines, at: number): number {
  const line = lines.findLast((one) => one.at <= at);
  return line === undefined ? 0 : line.pos + Math.min(at - line.at, line.size);
}

function toText({ lines, text }: Lines, pos: number): number {
  const line = lines.findLast((one) => one.pos <= pos);
  if (line === undefined) return 0;
  return Math.min(line.at + Math.min(pos - line.pos, line.size), text.length);
}
