import type { FieldMerge } from "@atrium/hooks/resource";
import { richTextBlocks, type RichTextBlock } from "@atrium/ui/rich-text";
import { diff3MergeRegions } from "node-diff3";

/**
 * Merges two people's changes to one text block by block: those to different blocks are put together. Where both changed
 * the same block, and differently, the texts contradict, and each side has its own wording of that block alone.
 */
export function mergeRichText(base: string, mine: string, theirs: string): FieldMerge<string> {
  const texts = {
    a: richTextBlocks(mine),
    o: richTextBlocks(base),
    b: richTextBlocks(theirs),
  };
  const contents = (blocks: readonly RichTextBlock[]) => blocks.map(({ content }) => content);
  const regions = diff3MergeRegions(contents(texts.a), contents(texts.o), contents(texts.b));
  const merged: Merged = { mine: [], theirs: [], isConflict: false };
  for (const region of regions) {
    if (region.stable) {
      const { buffer, bufferStart, bufferLength } = region;
      append(merged, texts[buffer].slice(bufferStart, bufferStart + bufferLength));
    } else {
      mergeRegion(
        merged,
        texts.a.slice(region.aStart, region.aStart + region.aLength),
        texts.o.slice(region.oStart, region.oStart + region.oLength),
        texts.b.slice(region.bStart, region.bStart + region.bLength),
      );
    }
  }
  const sides = { mine: merged.mine.join(""), theirs: merged.theirs.join("") };
  return merged.isConflict ? sides : { value: sides.mine };
}

interface Merged {
  readonly mine: string[];
  readonly theirs: string[];
  isConflict: boolean;
}

type Blocks = readonly RichTextBlock[];

/** Takes up blocks of which there is one wording, or one for each side. */
function append(merged: Merged, mine: Blocks, theirs: Blocks = mine): void {
  merged.mine.push(...mine.map(({ html }) => html));
  merged.theirs.push(...theirs.map(({ html }) => html));
  if (mine !== theirs) merged.isConflict = true;
}

/** A region that both changed. Neighbours are different blocks: they are told apart as far as they pair off. */
function mergeRegion(merged: Merged, mine: Blocks, base: Blocks, theirs: Blocks): void {
  if (isSame(mine, theirs)) return append(merged, theirs);
  if (isSame(mine, base)) return append(merged, theirs);
  if (isSame(theirs, base)) return append(merged, mine);
  const inserted = rewordBlocks(theirs, base, mine) ?? rewordBlocks(mine, base, theirs);
  if (inserted !== undefined) return append(merged, inserted);
  const pairsOff = mine.length === base.length && theirs.length === base.length;
  if (!pairsOff || base.length === 1) return append(merged, mine, theirs);
  for (const at of base.keys()) {
    const one = (blocks: Blocks) => blocks.slice(at, at + 1);
    mergeRegion(merged, one(mine), one(base), one(theirs));
  }
}

/** Where one side only inserted blocks and the other only reworded them: the inserted ones among the reworded. */
function rewordBlocks(longer: Blocks, base: Blocks, reworded: Blocks): Blocks | undefined {
  if (base.length === 0 || reworded.length !== base.length) return undefined;
  let at = 0;
  const blocks = longer.map((block) => {
    if (block.content !== base[at]?.content) return block;
    at += 1;
    return reworded[at - 1] ?? block;
  });
  return at === base.length ? blocks : undefined;
}

function isSame(one: Blocks, other: Blocks): boolean {
  return (
    one.length === other.length && one.every(({ content }, at) => content === other[at]?.content)
  );
}
