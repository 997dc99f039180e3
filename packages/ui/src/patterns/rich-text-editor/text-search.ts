import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Fragment, Slice } from "@tiptap/pm/model";
import { TextSelection, type EditorState } from "@tiptap/pm/state";
import {
  findNext,
  findPrev,
  getMatchHighlights,
  getSearchState,
  replaceAll,
  replaceNext,
  search,
  SearchQuery,
  setSearchState,
  type SearchResult,
} from "prosemirror-search";

/** What is searched for, and what is to stand in its place. */
export interface TextQuery {
  readonly text: string;
  readonly replacement: string;
  readonly matchCase: boolean;
}

/** Nothing is searched for. */
export const emptyQuery: TextQuery = { text: "", replacement: "", matchCase: false };

/** How many places were found, and the number of the chosen one; 0 while none is. */
export interface TextMatches {
  readonly count: number;
  readonly current: number;
}

/** Searches for something else. The next place from where one stands is chosen, but for `stay`. */
export function find(editor: Editor, query: TextQuery, { stay = false } = {}): void {
  // An editor learns to search with its first search.
  if (getSearchState(editor.state) === undefined) editor.registerPlugin(search());
  const literal = new LiteralQuery({
    search: query.text,
    literal: true,
    replace: query.replacement,
    caseSensitive: query.matchCase,
  });
  const { state, view } = editor;
  const tr = setSearchState(state.tr, literal);
  const next = literal.findNext(state, state.selection.from) ?? literal.findNext(state);
  if (!stay && next) tr.setSelection(TextSelection.create(tr.doc, next.from, next.to));
  view.dispatch(tr);
  reveal(editor);
}

/** What is typed counts to the letter: a dollar sign is one, and stands for no part of the match. */
class LiteralQuery extends SearchQuery {
  override getReplacements({ doc, schema }: EditorState, { from, to }: SearchResult) {
    const marks = doc.resolve(from).marksAcross(doc.resolve(to));
    const text = this.replace === "" ? [] : [schema.text(this.replace, marks)];
    return [{ from, to, insert: new Slice(Fragment.from(text), 0, 0) }];
  }
}

/** Where the search stands in the text as it is now. */
export function matchesOf({ state }: Editor): TextMatches {
  const { from, to } = state.selection;
  const places = getMatchHighlights(state)
    .find()
    .toSorted((a, b) => a.from - b.from);
  const current = places.findIndex((place) => place.from === from && place.to === to) + 1;
  return { count: places.length, current };
}

/** Chooses the next place or the one before; after the last comes the first. */
export function goToMatch(editor: Editor, direction: "next" | "previous"): void {
  const command = direction === "next" ? findNext : findPrev;
  command(editor.state, editor.view.dispatch);
  reveal(editor);
}

/** Replaces the chosen place and chooses the next; one undo takes it back. */
export function replaceOne(editor: Editor): void {
  replaceNext(editor.state, (tr) => editor.view.dispatch(closeHistory(tr)));
  reveal(editor);
}

/** Replaces every place; one undo takes all of it back. */
export function replaceAllMatches(editor: Editor): void {
  replaceAll(editor.state, (tr) => editor.view.dispatch(closeHistory(tr)));
}

/** The editor scrolls only while it has the focus, which is in the search. */
function reveal({ view }: Editor): void {
  view.dom.querySelector(".ProseMirror-active-search-match")?.scrollIntoView({ block: "center" });
}
