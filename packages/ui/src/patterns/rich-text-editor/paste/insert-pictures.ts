import type { Node, ResolvedPos } from "@tiptap/pm/model";
import { TextSelection, type Transaction } from "@tiptap/pm/state";
import { leaveFigure } from "../leave-figure.ts";

/**
 * Inserts pictures at the selection, each a block of its own, and leaves the cursor where the next letter belongs:
 * behind them when they are pasted, where it was when they are dropped.
 */
export function insertPictures(
  tr: Transaction,
  pictures: readonly Node[],
  isWritingOn: boolean,
): void {
  if (!leaveFigure(tr) && !tr.selection.empty) tr.deleteSelection();
  const [first] = pictures;
  const { $from } = tr.selection;
  const depth = first && containerDepth($from, first);
  if (depth === undefined) return;
  const isWithinText = depth === $from.depth - 1 && $from.parent.type.spec.code !== true;
  if (depth === $from.depth) {
    tr.insert($from.pos, [...pictures]);
  } else if (isWithinText && $from.parentOffset === 0) {
    // An empty paragraph stays behind them, for what is written next.
    tr.insert($from.before(), [...pictures]);
  } else if (isWithinText && $from.parentOffset < $from.parent.content.size) {
    tr.split($from.pos).insert($from.pos + 1, [...pictures]);
  } else {
    insertBehind(tr, $from.after(depth + 1), pictures, isWritingOn);
  }
}

/** The depth of the innermost block around a place that may hold pictures. */
function containerDepth($place: ResolvedPos, picture: Node): number | undefined {
  for (let { depth } = $place; depth >= 0; depth -= 1) {
    const index = $place.indexAfter(depth);
    if ($place.node(depth).canReplaceWith(index, index, picture.type)) return depth;
  }
  return undefined;
}

function insertBehind(
  tr: Transaction,
  at: number,
  pictures: readonly Node[],
  isWritingOn: boolean,
): void {
  const { paragraph } = tr.doc.type.schema.nodes;
  tr.insert(at, [...pictures]);
  if (!isWritingOn || paragraph === undefined) return;
  const end = pictures.reduce((sum, { nodeSize }) => sum + nodeSize, at);
  const next = tr.doc.nodeAt(end);
  const isFree = next?.type === paragraph && next.childCount === 0;
  if (!isFree) tr.insert(end, paragraph.create());
  tr.setSelection(TextSelection.create(tr.doc, end + 1));
}
