import type { Block, BlockConflict, Segment } from "./block.ts";
import { inOrder, matchBlocks, type Matches } from "./match-blocks.ts";

export interface MergeRules {
  /** Merges three wordings of one block that both sides changed; undefined when that cannot be done. */
  readonly mergeWithin: (base: Block, mine: Block, theirs: Block) => readonly Segment[] | undefined;
  /** The element around a block, to show it by itself. */
  readonly shell: BlockConflict["shell"];
}

type Blocks = readonly Block[];

/**
 * Merges two people's changes to a sequence of blocks. What one alone inserted, removed, moved or reworded is taken over.
 * Places contradict where both reworded a block, where one removed what the other reworded, and where both wrote
 * something else instead of the same blocks.
 */
export function mergeBlocks(
  base: Blocks,
  mine: Blocks,
  theirs: Blocks,
  rules: MergeRules,
): Segment[] {
  const my = new Side(mine, matchBlocks(base, mine));
  const their = new Side(theirs, matchBlocks(base, theirs));
  const written = base.map((block, id) =>
    mergeBlock(block, my.blockOf(id), their.blockOf(id), rules),
  );

  /** Whose place counts of a block that is still there; nobody's when it stayed where it was. */
  const placedBy = (id: number): Side | undefined => {
    if (written[id] === undefined) return undefined;
    if (their.hasMoved(id)) return their;
    return my.hasMoved(id) ? my : undefined;
  };
  const stayed = (id: number) => written[id] !== undefined && placedBy(id) === undefined;

  const myPlaces = my.insertions(stayed, (id) => placedBy(id) === my);
  const theirPlaces = their.insertions(stayed, (id) => placedBy(id) === their);
  const segments: Segment[] = [];
  let removedByBoth = false;
  let anchor = start;
  const endGap = () => {
    const gap = { mine: myPlaces.get(anchor) ?? [], theirs: theirPlaces.get(anchor) ?? [] };
    segments.push(...mergeGap(gap, written, removedByBoth, rules));
  };
  for (const id of base.keys()) {
    if (!stayed(id)) {
      removedByBoth ||= my.blockOf(id) === undefined && their.blockOf(id) === undefined;
      continue;
    }
    endGap();
    removedByBoth = false;
    anchor = id;
    segments.push(...(written[id] ?? []));
  }
  endGap();
  return segments;
}

/** Before the first block. */
const start = -1;

/** A new block, or the id of one of the base that has moved here. */
type Inserted = Block | number;

/** One person's version of the blocks. */
class Side {
  readonly #blocks: Blocks;
  readonly #matches: Matches;
  readonly #places = new Map<number, number>();
  readonly #inOrder: ReadonlySet<number>;

  constructor(blocks: Blocks, matches: Matches) {
    this.#blocks = blocks;
    this.#matches = matches;
    this.#inOrder = new Set(inOrder(matches));
    for (const [at, id] of matches.entries()) if (id !== undefined) this.#places.set(id, at);
  }

  blockOf(id: number): Block | undefined {
    const at = this.#places.get(id);
    return at === undefined ? undefined : this.#blocks[at];
  }

  hasMoved(id: number): boolean {
    const at = this.#places.get(id);
    return at !== undefined && !this.#inOrder.has(at);
  }

  /** What this side put in, by the block that it follows. */
  insertions(stayed: (id: number) => boolean, isPlaced: (id: number) => boolean) {
    const insertions = new Map<number, Inserted[]>();
    let anchor = start;
    for (const [at, block] of this.#blocks.entries()) {
      const id = this.#matches[at];
      if (id !== undefined && stayed(id)) anchor = id;
      else if (id === undefined || isPlaced(id)) {
        insertions.set(anchor, [...(insertions.get(anchor) ?? []), id ?? block]);
      }
    }
    return insertions;
  }
}

/** What becomes of a block of the base; undefined when it is gone. */
function mergeBlock(
  base: Block,
  mine: Block | undefined,
  theirs: Block | undefined,
  { mergeWithin, shell }: MergeRules,
): readonly Segment[] | undefined {
  const isMine = mine?.content !== base.content;
  const isTheirs = theirs?.content !== base.content;
  if (mine && theirs) {
    // Theirs is as the server cleaned it.
    if (!isMine || mine.content === theirs.content) return [theirs.html];
    if (!isTheirs) return [mine.html];
    const within = mergeWithin(base, mine, theirs);
    return within ?? [{ mine: mine.html, theirs: theirs.html, shell }];
  }
  if (mine && isMine) return [{ mine: mine.html, theirs: "", shell }];
  if (theirs && isTheirs) return [{ mine: "", theirs: theirs.html, shell }];
  return undefined;
}

interface Gap {
  readonly mine: readonly Inserted[];
  readonly theirs: readonly Inserted[];
}

/** What both put at one place. It contradicts when it replaces something that both removed. */
function mergeGap(
  { mine, theirs }: Gap,
  written: readonly (readonly Segment[] | undefined)[],
  isInstead: boolean,
  { shell }: MergeRules,
): Segment[] {
  const [myOwn, same] = withoutShared(mine, theirs);
  const segmentsOf = (items: readonly Inserted[]) =>
    items.flatMap((item) => (typeof item === "number" ? (written[item] ?? []) : [item.html]));
  const isNew = (item: Inserted) => typeof item !== "number";
  const theirOwn = theirs.filter((item) => isNew(item) && !same.has(item));
  if (!isInstead || !myOwn.some(isNew) || theirOwn.length === 0) {
    return [...segmentsOf(theirs), ...segmentsOf(myOwn)];
  }
  const html = (items: readonly Inserted[]) =>
    items.map((item) => (typeof item === "number" ? "" : item.html)).join("");
  const moved = (items: readonly Inserted[]) => items.filter((item) => !isNew(item));
  return [
    { mine: html(mine), theirs: html(theirs), shell },
    ...segmentsOf([...moved(theirs), ...moved(myOwn)]),
  ];
}

/** One's own insertions without those that the other made as well, and which of the other's those are. */
function withoutShared(
  mine: readonly Inserted[],
  theirs: readonly Inserted[],
): [own: Inserted[], shared: ReadonlySet<Inserted>] {
  const shared = new Set<Inserted>();
  const own = mine.filter((item) => {
    if (typeof item === "number") return true;
    const twin = theirs.find(
      (other) => typeof other !== "number" && !shared.has(other) && other.content === item.content,
    );
    if (twin !== undefined) shared.add(twin);
    return twin === undefined;
  });
  return [own, shared];
}
