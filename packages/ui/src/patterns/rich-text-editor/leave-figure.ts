import type { ResolvedPos } from "@tiptap/pm/model";
import { NodeSelection, TextSelection, type Selection, type Transaction } from "@tiptap/pm/state";

/** The end of the outermost figure around a place, as far as no cell of a table comes between; undefined for none. */
function endOfFigure($place: ResolvedPos): number | undefined {
  let end: number | undefined;
  for (let { depth } = $place; depth > 0; depth -= 1) {
    const { name } = $place.node(depth).type;
    if (name === "tableCell" || name === "tableHeader") break;
    if (name === "figure") end = $place.after(depth);
  }
  return end;
}

/** Where a selected block, or the figure around the cursor, ends: what is inserted comes after it, not in its place. */
export function endOfBlock(selection: Selection): number | undefined {
  const isNode = selection instanceof NodeSelection;
  if (isNode && selection.node.isInline) return undefined;
  return endOfFigure(selection.$from) ?? (isNode ? selection.to : undefined);
}

/** Moves the cursor behind a selected block or the figure that it is in, to an empty paragraph. */
export function leaveFigure(tr: Transaction): boolean {
  const end = endOfBlock(tr.selection);
  const { paragraph } = tr.doc.type.schema.nodes;
  if (end === undefined || paragraph === undefined) return false;
  const next = tr.doc.nodeAt(end);
  const isFree = next?.type === paragraph && next.childCount === 0;
  if (!isFree) tr.insert(end, paragraph.create());
  tr.setSelection(TextSelection.create(tr.doc, end + 1));
  return true;
}
