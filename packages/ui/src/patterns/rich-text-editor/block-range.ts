import type { Node, ResolvedPos } from "@tiptap/pm/model";
import { NodeSelection, type Selection } from "@tiptap/pm/state";

/** Blocks side by side that are moved, duplicated and deleted as one: of the text itself, or items of one list. */
export interface BlockRange {
  /** What they are in. */
  readonly parent: Node;
  /** The position of the first one. */
  readonly from: number;
  /** The position after the last one. */
  readonly to: number;
  readonly startIndex: number;
  /** After the last one. */
  readonly endIndex: number;
}

/** The blocks that a selection touches: items where it is within one list, else blocks of the text. */
export function selectedBlocks(selection: Selection): BlockRange {
  const { $from, $to } = selection;
  // Of a selected block the block itself counts, not what is in it.
  if (selection instanceof NodeSelection && isContainer($from.parent)) {
    return rangeAt($from, $from, $from.depth, 1);
  }
  const depth = containerDepth($from, $from.sharedDepth($to.pos));
  const isAtEnd = $to.depth === depth;
  return rangeAt($from, $to, depth, isAtEnd ? 0 : 1);
}

/** The block or item at a position of the text; undefined between blocks. */
export function blockAt(doc: Node, position: number): BlockRange | undefined {
  const $at = doc.resolve(position);
  const depth = containerDepth($at, $at.depth);
  if ($at.depth > depth) return rangeAt($at, $at, depth, 1);
  return $at.nodeAfter === null ? undefined : rangeAt($at, $at, depth, 1);
}

function isContainer({ type }: Node): boolean {
  return type.name === "doc" || type.name === "bulletList" || type.name === "orderedList";
}

/** The depth of the innermost list around both ends, as long as nothing else is between it and the text itself. */
function containerDepth($at: ResolvedPos, deepest: number): number {
  let depth = 0;
  for (let at = 1; at <= deepest; at += 1) {
    const { type } = $at.node(at);
    if (isContainer($at.node(at))) depth = at;
    else if (type.name !== "listItem" && !type.isTextblock) break;
  }
  return depth;
}

function rangeAt($from: ResolvedPos, $to: ResolvedPos, depth: number, after: 0 | 1): BlockRange {
  const parent = $from.node(depth);
  const startIndex = $from.index(depth);
  const endIndex = Math.max($to.index(depth) + after, startIndex + 1);
  return {
    parent,
    startIndex,
    endIndex: Math.min(endIndex, parent.childCount),
    from: $from.posAtIndex(startIndex, depth),
    to: $from.posAtIndex(Math.min(endIndex, parent.childCount), depth),
  };
}
