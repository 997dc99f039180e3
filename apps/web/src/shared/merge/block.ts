/** A part of a text that is merged as one: a paragraph, a list item, a row of a table. */
export interface Block {
  readonly html: string;
  /** What it says and shows: the same for two blocks that readers cannot tell apart. */
  readonly content: string;
}

/** A place that two people changed differently. */
export interface BlockConflict {
  readonly mine: string;
  readonly theirs: string;
  /** The element around either, to show the place by itself: a list around its item. */
  readonly shell: readonly [open: string, close: string];
}

/** A merged text, piece by piece: HTML that there is one wording of, and places that contradict. */
export type Segment = string | BlockConflict;

/** Which wording counts; both means theirs and then one's own. */
export type BlockChoice = "mine" | "theirs" | "both";

/** The places of a merged text that contradict. */
export function conflictsOf(segments: readonly Segment[]): BlockConflict[] {
  return segments.filter((segment) => typeof segment !== "string");
}

/** A merged text, with a wording chosen for each place that contradicts; one's own where none is. */
export function chooseBlocks(
  segments: readonly Segment[],
  choiceOf: (conflict: BlockConflict) => BlockChoice = () => "mine",
): string {
  return segments
    .map((segment) => {
      if (typeof segment === "string") return segment;
      const choice = choiceOf(segment);
      return choice === "both" ? segment.theirs + segment.mine : segment[choice];
    })
    .join("");
}
