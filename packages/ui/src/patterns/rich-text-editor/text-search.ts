import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { TextSelection, type EditorState, type Transaction } from "@tiptap/pm/state";
import { matchFinder, type Match, type MatchQuery } from "./find-matches.ts";
import {
  hasSearch,
  searchMatches,
  searchPlugin,
  selectedMatch,
  setSearch,
} from "./search-plugin.ts";

/** A search query and its replacement. */
export interface TextQuery extends MatchQuery {
  readonly replacement: string;
}

/** Searches for nothing. */
export const emptyQuery: TextQuery = {
  text: "",
  replacement: "",
  matchCase: false,
  wholeWord: false,
};

/** The number of matches, and the position of the selected one; 0 while none is selected. */
export interface TextMatches {
  readonly count: number;
  readonly current: number;
}

/** Starts a search, and selects the next match after the cursor. */
export function find(editor: Editor, query: MatchQuery): void {
  // The plugin is registered with the first search.
  if (!hasSearch(editor.state)) editor.registerPlugin(searchPlugin());
  const { state, view } = editor;
  const finder = matchFinder(query);
  const tr = setSearch(state.tr, finder, view);
  const matches = finder(state.doc);
  const next = matches.find(({ from }) => from >= state.selection.from) ?? matches[0];
  if (next) select(tr, next);
  view.dispatch(tr);
  reveal(editor);
}

/** The matches in the current text. */
export function matchesOf({ state }: Editor): TextMatches {
  const matches = searchMatches(state);
  return { count: matches.length, current: selectedMatch(matches, state.selection) + 1 };
}

/** Selects the next or the previous match; wraps around. */
export function goToMatch(editor: Editor, direction: "next" | "previous"): void {
  const { state, view } = editor;
  const match = adjacentMatch(state, direction);
  if (match === undefined) return;
  view.dispatch(select(state.tr, match));
  reveal(editor);
}

/** Replaces the selected match literally and selects the next; one undo reverts it. */
export function replaceOne(editor: Editor, replacement: string): void {
  const { state, view } = editor;
  const matches = searchMatches(state);
  const current = matches[selectedMatch(matches, state.selection)];
  if (current === undefined) {
    goToMatch(editor, "next");
    return;
  }
  const tr = replaceMatch(closeHistory(state.tr), current, replacement);
  const next = matches.find(({ from }) => from >= current.to) ?? matches[0];
  if (next !== undefined && next !== current) {
    select(tr, { from: tr.mapping.map(next.from, 1), to: tr.mapping.map(next.to, -1) });
  }
  view.dispatch(tr);
  reveal(editor);
}

/** Replaces every match literally; one undo reverts all of it. */
export function replaceAllMatches(editor: Editor, replacement: string): void {
  const { state, view } = editor;
  const tr = closeHistory(state.tr);
  for (const match of searchMatches(state).toReversed()) replaceMatch(tr, match, replacement);
  view.dispatch(tr);
}

function replaceMatch(tr: Transaction, { from, to }: Match, replacement: string): Transaction {
  if (replacement === "") return tr.delete(from, to);
  const marks = tr.doc.resolve(from).marksAcross(tr.doc.resolve(to));
  return tr.replaceWith(from, to, tr.doc.type.schema.text(replacement, marks));
}

function adjacentMatch(state: EditorState, direction: "next" | "previous"): Match | undefined {
  const matches = searchMatches(state);
  const { from, to } = state.selection;
  if (direction === "next") return matches.find((match) => match.from >= to) ?? matches[0];
  return matches.findLast((match) => match.to <= from) ?? matches.at(-1);
}

function select(tr: Transaction, { from, to }: Match): Transaction {
  return tr.setSelection(TextSelection.create(tr.doc, from, to));
}

/** The editor scrolls only while it has the focus, which is in the search. */
function reveal({ view }: Editor): void {
  view.dom.querySelector(".ProseMirror-active-search-match")?.scrollIntoView({ block: "center" });
}
