import { Extension, type Editor } from "@tiptap/core";
import { Plugin, PluginKey, type EditorState, type Transaction } from "@tiptap/pm/state";
import { ReplaceStep } from "@tiptap/pm/transform";

/** What was typed to open the menu of blocks: a slash, and words to find one by. */
export interface SlashQuery {
  /** Where the slash is. */
  readonly from: number;
  /** After the words. */
  readonly to: number;
  readonly text: string;
}

interface SlashStorage {
  /** What the open menu makes of a key; true when it took it. */
  onKeyDown: ((event: KeyboardEvent) => boolean) | undefined;
}

declare module "@tiptap/core" {
  interface Storage {
    slashMenu: SlashStorage;
  }
}

const key = new PluginKey<SlashQuery | null>("slashMenu");

/**
 * Notices a slash that is typed at the start of a block or after a space. An input method that composes a word never
 * opens the menu, and keeps its keys; the word that it leaves behind counts as typed.
 */
export const SlashMenuTrigger = Extension.create<object, SlashStorage>({
  name: "slashMenu",
  addStorage: () => ({ onKeyDown: undefined }),

  addProseMirrorPlugins() {
    return [
      new Plugin<SlashQuery | null>({
        key,
        state: {
          init: () => null,
          apply: (tr, before, _old, state) =>
            tr.getMeta(key) === "close"
              ? null
              : (continued(tr, before, state) ?? opened(tr, state)),
        },
        props: {
          // The view calls this for no key of a composition.
          handleKeyDown: (view, event) =>
            key.getState(view.state) ? (this.storage.onKeyDown?.(event) ?? false) : false,
        },
      }),
    ];
  },
});

/** What is typed into the menu now; null while it is closed. */
export function slashQuery({ state }: Editor): SlashQuery | null {
  return key.getState(state) ?? null;
}

/** Closes the menu and leaves what was typed. */
export function closeSlashMenu({ state, view }: Editor): void {
  if (key.getState(state)) view.dispatch(state.tr.setMeta(key, "close"));
}

/** Has the open menu handle the keys that the text gets. @returns What ends that. */
export function handleSlashKeys(
  { storage }: Editor,
  onKeyDown: (event: KeyboardEvent) => boolean,
): () => void {
  storage.slashMenu.onKeyDown = onKeyDown;
  return () => {
    storage.slashMenu.onKeyDown = undefined;
  };
}

function continued(
  tr: Transaction,
  before: SlashQuery | null,
  { doc, selection }: EditorState,
): SlashQuery | null {
  if (before === null) return null;
  const { pos: from, deleted } = tr.mapping.mapResult(before.from, 1);
  const { $from, empty, from: to } = selection;
  if (deleted || !empty || to <= from || from < $from.start()) return null;
  const [slash = "", ...words] = doc.textBetween(from, to, "\n", "\n");
  const text = words.join("");
  // What is being composed may have spaces in it.
  const isComposing = tr.getMeta("composition") !== undefined;
  const isOver = /\n/.test(text) || text.length > 30 || (!isComposing && /\s/.test(text));
  return isSlash(slash) && !isOver ? { from, to, text } : null;
}

function opened(tr: Transaction, { doc, selection }: EditorState): SlashQuery | null {
  const isTyped =
    tr.docChanged &&
    tr.getMeta("composition") === undefined &&
    tr.getMeta("uiEvent") === undefined &&
    tr.getMeta("history$") === undefined;
  const { $from, empty, from: to } = selection;
  if (!isTyped || !empty || !isOneCharacter(tr, to)) return null;
  const from = to - 1;
  const typed = doc.textBetween(from, to);
  const before = $from.parent.textBetween(0, $from.parentOffset - 1, undefined, "\uFFFC");
  const isInText = $from.parent.isTextblock && !$from.parent.type.spec.code;
  if (!isInText || !/(?:^|\s)$/.test(before)) return null;
  // What a Chinese keyboard has on the key of the slash; in the middle of a line it is punctuation.
  const isOpening = isSlash(typed) && (typed !== "、" || before === "");
  return isOpening ? { from, to, text: "" } : null;
}

function isSlash(character: string): boolean {
  return ["/", "／", "、"].includes(character);
}

/** Whether a transaction did no more than put one character in front of the cursor. */
function isOneCharacter({ steps }: Transaction, cursor: number): boolean {
  const [step, ...others] = steps;
  return (
    others.length === 0 &&
    step instanceof ReplaceStep &&
    step.slice.size === 1 &&
    step.from + 1 === cursor
  );
}
