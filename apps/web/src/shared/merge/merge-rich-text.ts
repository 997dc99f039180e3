import type { FieldMerge } from "@atrium/hooks/resource";
import { richTextBlocks } from "@atrium/ui/rich-text";
import { chooseBlocks, conflictsOf, type Segment } from "./block.ts";
import { mergeBlocks } from "./merge-blocks.ts";
import { mergeWithin } from "./merge-within.ts";

/**
 * Merges two people's changes to one text block by block: those to different blocks, list items, rows and cells are put
 * together. Where both changed the same one, and differently, the texts contradict, and each side has its own wording of
 * that place alone.
 */
export function mergeRichText(base: string, mine: string, theirs: string): FieldMerge<string> {
  const segments = mergeSegments(base, mine, theirs);
  const value = chooseBlocks(segments);
  if (conflictsOf(segments).length === 0) return { value };
  return { mine: value, theirs: chooseBlocks(segments, () => "theirs") };
}

/** The same merge, piece by piece, for each place that contradicts to be chosen. */
export function mergeSegments(base: string, mine: string, theirs: string): Segment[] {
  const shell = ["", ""] as const;
  const blocks = [base, mine, theirs].map(richTextBlocks);
  return joined(
    mergeBlocks(blocks[0] ?? [], blocks[1] ?? [], blocks[2] ?? [], { mergeWithin, shell }),
  );
}

/** Pieces of one wording as one. */
function joined(segments: readonly Segment[]): Segment[] {
  const pieces: Segment[] = [];
  for (const segment of segments) {
    const last = pieces.at(-1);
    if (typeof segment === "string" && typeof last === "string")
      pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}
