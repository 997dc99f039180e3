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

/** A search query and its replacement. */
export interface TextQuery {
  readonly text: string;
  readonly replacement: string;
  readonly matchCase: boolean;
}

/** Searches for nothing. */
export const emptyQuery: TextQuery = { text: "", replacement: "", matchCase: false };

/** The number of matches, and the position of the selected one; 0 while none is selected. */
export interface TextMatches {
  readonly count: number;
  readonly current: number;
}

/** Starts a search. Selects the next match after the cursor, unless `stay` is set. */
export function find(editor: Editor, query: TextQuery, { stay = false } = {}): void {
  // The plugin is registered with the first search.
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

/** The replacement is literal: a dollar sign does not refer to a part of the match. */
class LiteralQuery extends SearchQuery {
  override getReplacements({ doc, schema }: EditorState, { from, to }: SearchResult) {
    const marks = doc.resolve(from).marksAcross(doc.resolve(to));
    const text = this.replace === "" ? [] : [schema.text(this.replace, marks)];
    return [{ from, to, insert: new Slice(Fragment.from(text), 0, 0) }];
  }
}

/** The matches in the current text. */
export function matchesOf({ state }: Editor): TextMatches {
  const { from, to } = state.selection;
  const places = getMatchHighlights(state)
    .find()
    .toSorted((a, b) => a.from - b.from);
  const current = places.findIndex((place) => place.from === from && place.to === to) + 1;
  return { count: places.length, current };
}

/** Selects the next or the previous match; wraps around. */
export function goToMatch(editor: Editor, direction: "next" | "previous"): void {
  const command = direction === "next" ? findNext : findPrev;
  command(editor.state, editor.view.dispatch);
  reveal(editor);
}

/** Replaces the selected match and selects the next; one undo reverts it. */
export function replaceOne(editor: Editor): void {
  replaceNext(editor.state, (tr) => editor.view.dispatch(closeHistory(tr)));
  reveal(editor);
}

/** Replaces every match; one undo reverts all of it. */
export function replaceAllMatches(editor: Editor): void {
  replaceAll(editor.state, (tr) => editor.view.dispatch(closeHistory(tr)));
}

/** The editor scrolls only while it has the focus, which is in the search. */
function reveal({ view }: Editor): void {
  view.dom.querySelector(".ProseMirror-active-search-match")?.scrollIntoView({ block: "center" });
}
