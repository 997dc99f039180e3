import type { Command, EditorState } from "@tiptap/pm/state";
import { TextSelection } from "@tiptap/pm/state";

const indent = "  ";

/** The starts of the lines of code that the selection touches, the last one first. */
function lineStarts({ selection: { $from, $to } }: EditorState): number[] {
  const start = $from.start();
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, "\ufffc");
  const first = text.lastIndexOf("\n", $from.parentOffset - 1) + 1;
  const starts = [first];
  for (let at = text.indexOf("\n", first); at !== -1; at = text.indexOf("\n", at + 1)) {
    if (at < $to.parentOffset) starts.push(at + 1);
  }
  return starts.map((offset) => start + offset).toReversed();
}

function isInCode({ selection: { $from, $to } }: EditorState): boolean {
  return $from.parent.type.name === "codeBlock" && $from.sameParent($to);
}

/** Moves the selected lines of code in; without a selection, what follows the cursor. */
export const indentCode: Command = (state, dispatch) => {
  if (!isInCode(state)) return false;
  const { tr, selection } = state;
  if (selection.empty) tr.insertText(indent);
  else for (const at of lineStarts(state)) tr.insertText(indent, at);
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Moves the lines of code of the selection or the cursor out. */
export const outdentCode: Command = (state, dispatch) => {
  if (!isInCode(state)) return false;
  const { tr, doc } = state;
  for (const at of lineStarts(state)) {
    const end = Math.min(at + indent.length, state.selection.$from.end());
    const [space = ""] = /^(?:\t| {1,2})/.exec(doc.textBetween(at, end)) ?? [];
    if (space !== "") tr.delete(at, at + space.length);
  }
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Leaves code for the paragraph behind it, which is made where there is none: Tab writes in code. */
export const leaveCode: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { paragraph } = state.schema.nodes;
  if ($from.parent.type.name !== "codeBlock" || paragraph === undefined) return false;
  const end = $from.after();
  const { tr } = state;
  if (!state.doc.resolve(end).nodeAfter?.isTextblock) tr.insert(end, paragraph.create());
  tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView();
  dispatch?.(tr);
  return true;
};
