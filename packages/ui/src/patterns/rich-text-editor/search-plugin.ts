import { Plugin, PluginKey, type EditorState, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import type { Match, MatchFinder } from "./find-matches.ts";
import { visibleRange } from "./visible-range.ts";

interface SearchState {
  readonly find: MatchFinder;
  readonly matches: readonly Match[];
  /** Matches outside it are counted, not drawn: drawing thousands takes seconds. */
  readonly visible: Match;
  readonly decorations: DecorationSet;
}

interface SearchMeta {
  /** Absent, the search goes on. */
  readonly find?: MatchFinder;
  readonly visible: Match;
}

const key = new PluginKey<SearchState>("search");
const nothing: SearchState = {
  find: () => [],
  matches: [],
  visible: { from: 0, to: 0 },
  decorations: DecorationSet.empty,
};

/** Highlights the matches of a query that are in sight. */
export function searchPlugin(): Plugin<SearchState> {
  return new Plugin<SearchState>({
    key,
    state: { init: () => nothing, apply },
    props: { decorations: (state) => key.getState(state)?.decorations },
    view: (view) => new SightTracker(view),
  });
}

/** The matches of the current search. */
export function searchMatches(state: EditorState): readonly Match[] {
  return key.getState(state)?.matches ?? [];
}

/** Whether a search was ever started in this text. */
export function hasSearch(state: EditorState): boolean {
  return key.getState(state) !== undefined;
}

/** Starts a search with a transaction. */
export function setSearch(tr: Transaction, find: MatchFinder, view: EditorView): Transaction {
  return tr.setMeta(key, { find, visible: visibleRange(view) } satisfies SearchMeta);
}

/** The index of the match that is selected; -1 for none. */
export function selectedMatch(
  matches: readonly Match[],
  { from, to }: { readonly from: number; readonly to: number },
): number {
  return matches.findIndex((match) => match.from === from && match.to === to);
}

function apply(
  tr: Transaction,
  before: SearchState,
  _old: EditorState,
  { doc, selection }: EditorState,
): SearchState {
  const meta: SearchMeta | undefined = tr.getMeta(key);
  if (meta === undefined && !tr.docChanged && !tr.selectionSet) return before;
  const find = meta?.find ?? before.find;
  const isSame = find === before.find && !tr.docChanged;
  const matches = isSame ? before.matches : find(doc);
  if (matches.length === 0 && before.matches.length === 0) return { ...before, find };
  const visible = meta?.visible ?? {
    from: tr.mapping.map(before.visible.from, -1),
    to: tr.mapping.map(before.visible.to, 1),
  };
  const drawn = matches.filter(
    (match) =>
      (match.from >= visible.from && match.to <= visible.to) || isSelected(match, selection),
  );
  const decorations = DecorationSet.create(
    doc,
    drawn.map((match) =>
      Decoration.inline(match.from, match.to, {
        class: isSelected(match, selection)
          ? "ProseMirror-active-search-match"
          : "ProseMirror-search-match",
      }),
    ),
  );
  return { find, matches, visible, decorations };
}

function isSelected(match: Match, { from, to }: Match): boolean {
  return match.from === from && match.to === to;
}

/** Has what comes into sight drawn. */
class SightTracker {
  readonly #view: EditorView;
  #frame: number | undefined;

  constructor(view: EditorView) {
    this.#view = view;
    window.addEventListener("scroll", this.#later, { capture: true, passive: true });
    window.addEventListener("resize", this.#later, { passive: true });
  }

  destroy(): void {
    window.removeEventListener("scroll", this.#later, { capture: true });
    window.removeEventListener("resize", this.#later);
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
  }

  readonly #later = (): void => {
    if (searchMatches(this.#view.state).length === 0) return;
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      if (!this.#view.isDestroyed) this.#update();
    });
  };

  #update(): void {
    const { state } = this.#view;
    const known = key.getState(state)?.visible;
    const visible = visibleRange(this.#view);
    if (known?.from === visible.from && known.to === visible.to) return;
    this.#view.dispatch(state.tr.setMeta(key, { visible } satisfies SearchMeta));
  }
}
