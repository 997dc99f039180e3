import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Fragment, type Node } from "@tiptap/pm/model";
import { NodeSelection, Selection, TextSelection, type Transaction } from "@tiptap/pm/state";
import { selectedBlocks, type BlockRange } from "./block-range.ts";

/** What a block command is about: the blocks that the selection touches, unless others are given. */
type Blocks = BlockRange | undefined;

/** Moves blocks over their neighbour. @returns False at the end of the text or of the list. */
export function moveBlocks(editor: Editor, direction: "up" | "down", blocks?: Blocks): boolean {
  const { selection } = editor.state;
  const range = blocks ?? selectedBlocks(selection);
  const neighbour = range.parent.maybeChild(
    direction === "up" ? range.startIndex - 1 : range.endIndex,
  );
  if (!neighbour || !editor.isEditable) return false;
  const moved = childrenOf(range);
  const offset = direction === "up" ? -neighbour.nodeSize : neighbour.nodeSize;
  const { tr } = editor.state;
  if (direction === "up") {
    tr.replaceWith(range.from - neighbour.nodeSize, range.to, moved.addToEnd(neighbour));
  } else {
    tr.replaceWith(
      range.from,
      range.to + neighbour.nodeSize,
      Fragment.from(neighbour).append(moved),
    );
  }
  const isInside = selection.from >= range.from && selection.to <= range.to;
  tr.setSelection(isInside ? shifted(tr, selection, offset) : atBlock(tr, range.from + offset));
  dispatch(editor, tr);
  return true;
}

/** Puts a copy of the blocks after them, and the cursor where it was, in the copy. */
export function duplicateBlocks(editor: Editor, blocks?: Blocks): boolean {
  if (!editor.isEditable) return false;
  const { selection } = editor.state;
  const range = blocks ?? selectedBlocks(selection);
  const copies = childrenOf(range, withoutAddress);
  const { tr } = editor.state;
  tr.insert(range.to, copies);
  const isInside = selection.from >= range.from && selection.to <= range.to;
  tr.setSelection(isInside ? shifted(tr, selection, copies.size) : atBlock(tr, range.to));
  dispatch(editor, tr);
  return true;
}

/** Deletes the blocks; of a list's last item the list goes as well. */
export function deleteBlocks(editor: Editor, blocks?: Blocks): boolean {
  if (!editor.isEditable) return false;
  const range = blocks ?? selectedBlocks(editor.state.selection);
  const { tr } = editor.state;
  if (range.endIndex - range.startIndex < range.parent.childCount) tr.delete(range.from, range.to);
  else tr.deleteRange(range.from, range.to);
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(range.from, tr.doc.content.size))));
  dispatch(editor, tr);
  return true;
}

/** Puts the cursor into a block, for commands about the selection. */
export function selectIn(editor: Editor, { from, to }: BlockRange): void {
  const { doc, selection } = editor.state;
  if (selection.from > from && selection.to < to) return;
  const inside = Selection.findFrom(doc.resolve(from), 1, true);
  const chosen = inside && inside.from < to ? inside : NodeSelection.create(doc, from);
  editor.view.dispatch(editor.state.tr.setSelection(chosen));
}

/** One step of the history, whatever was typed just before. */
function dispatch(editor: Editor, tr: Transaction): void {
  editor.view.dispatch(closeHistory(tr).scrollIntoView());
}

function childrenOf(range: BlockRange, map = (node: Node) => node): Fragment {
  const { parent, startIndex, endIndex } = range;
  return Fragment.from(parent.children.slice(startIndex, endIndex).map((child) => map(child)));
}

/** A heading's copy gets an address of its own. */
function withoutAddress(node: Node): Node {
  const content = node.isTextblock
    ? node.content
    : Fragment.from(node.children.map(withoutAddress));
  if (node.isText) return node;
  const attributes = node.attrs["id"] ? { ...node.attrs, id: null } : node.attrs;
  return node.type.create(attributes, content, node.marks);
}

function shifted(tr: Transaction, selection: Selection, offset: number): Selection {
  if (selection instanceof NodeSelection) {
    return NodeSelection.create(tr.doc, selection.from + offset);
  }
  if (!(selection instanceof TextSelection)) return atBlock(tr, selection.from + offset);
  return TextSelection.create(tr.doc, selection.anchor + offset, selection.head + offset);
}

function atBlock(tr: Transaction, position: number): Selection {
  return Selection.near(tr.doc.resolve(Math.min(position + 1, tr.doc.content.size)));
}
