import { closeHistory } from "@tiptap/pm/history";
import { Selection, type EditorState, type Transaction } from "@tiptap/pm/state";
import { embedContent } from "../embed.ts";
import type { EmbedInsert } from "../rich-text-inserts.ts";

/**
 * Makes a video of the address that was pasted on a line of its own. One step back in the history is the link itself.
 *
 * @param titleOf The title of a video on a host, until the writer gives it another.
 * @returns Undefined where the cursor is in no such line.
 */
export function embedPastedUrl(
  state: EditorState,
  { validateUrl, validateTitle, kindOf }: EmbedInsert,
  titleOf: (about: { readonly host: string }) => string,
): Transaction | undefined {
  const { $from, empty } = state.selection;
  const line = $from.parent;
  const address = line.textContent.trim();
  const isOwnLine = empty && $from.depth === 1 && line.type.name === "paragraph";
  if (!isOwnLine || !/^https:\/\/\S+$/.test(address) || validateUrl(address) !== undefined) {
    return undefined;
  }
  const title = titleOf({ host: new URL(address).host.replace(/^www\./, "") });
  const isVideo = (kindOf?.(address) ?? "video") === "video";
  if (!isVideo || validateTitle(title) !== undefined) return undefined;

  const figure = state.schema.nodeFromJSON(embedContent({ address, title }, "video"));
  const next = state.doc.maybeChild($from.index(0) + 1);
  const hasNextLine = next?.type.name === "paragraph" && next.content.size === 0;
  const written = hasNextLine ? [figure] : [figure, line.type.create()];
  const from = $from.before();
  const tr = closeHistory(state.tr).replaceWith(from, $from.after(), written);
  return tr.setSelection(Selection.near(tr.doc.resolve(from + figure.nodeSize))).scrollIntoView();
}
