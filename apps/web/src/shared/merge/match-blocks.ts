import { diffArrays } from "diff";
import type { Block } from "./block.ts";
import { similarity } from "./similarity.ts";

type Comparable = Pick<Block, "content">;

/** For each block of a side, the block of the base that it was; undefined for a new one. */
export type Matches = readonly (number | undefined)[];

/** How alike a reworded block is to what it was: next to where it was, and anywhere else. */
const likeNearby = 0.4;
const likeAnywhere = 0.6;
/** Comparing each with each is for a few. */
const maxComparisons = 20_000;
/** Longer texts with more changes are compared block by block only. */
const maxEditLength = 2_000;

/**
 * Finds what became of each block of a text: it stayed, moved, was reworded or removed. Two blocks of a side are never
 * the same block of the base.
 */
export function matchBlocks(base: readonly Comparable[], side: readonly Comparable[]): Matches {
  const matcher = new Matcher(base, side);
  matcher.matchKept();
  matcher.matchMoved();
  matcher.matchReworded();
  matcher.matchMovedAndReworded();
  matcher.matchRewritten();
  return matcher.matches;
}

class Matcher {
  readonly matches: (number | undefined)[];
  readonly #base: readonly Comparable[];
  readonly #side: readonly Comparable[];
  readonly #taken = new Set<number>();

  constructor(base: readonly Comparable[], side: readonly Comparable[]) {
    this.#base = base;
    this.#side = side;
    this.matches = side.map(() => undefined);
  }

  /** The longest sequence of blocks that both have in the same order. */
  matchKept(): void {
    const contents = (blocks: readonly Comparable[]) => blocks.map(({ content }) => content);
    let [inBase, inSide] = [0, 0];
    const parts = diffArrays(contents(this.#base), contents(this.#side), { maxEditLength });
    for (const part of parts ?? []) {
      for (let at = 0; at < part.count; at += 1) {
        if (!part.added && !part.removed) this.#match(inBase + at, inSide + at);
      }
      if (!part.added) inBase += part.count;
      if (!part.removed) inSide += part.count;
    }
  }

  /** The same block elsewhere. One without words is too common to be followed. */
  matchMoved(): void {
    for (const [at, { content }] of this.#newBlocks()) {
      if (isBlank(content)) continue;
      const was = this.#base.findIndex(
        (block, index) => !this.#taken.has(index) && block.content === content,
      );
      if (was !== -1) this.#match(was, at);
    }
  }

  /** What is alike between two blocks that stayed. */
  matchReworded(): void {
    for (const [base, side] of this.#gaps()) {
      for (const [was, at] of pairOff(base, side)) this.#match(was, at);
    }
  }

  /** A block that is much like one that is gone from elsewhere; the most alike first. */
  matchMovedAndReworded(): void {
    const [side, base] = [this.#newBlocks(), this.#goneBlocks()];
    if (side.length * base.length > maxComparisons) return;
    const pairs = side.flatMap(([at, { content }]) =>
      base.map(([was, block]) => ({ at, was, like: similarity(block.content, content) })),
    );
    for (const { at, was, like } of pairs.toSorted((one, other) => other.like - one.like)) {
      if (like < likeAnywhere) return;
      if (this.matches[at] === undefined && !this.#taken.has(was)) this.#match(was, at);
    }
  }

  /** Between two blocks that stayed, as many blocks as before are those, written anew. */
  matchRewritten(): void {
    for (const [base, side] of this.#gaps()) {
      if (base.length !== side.length) continue;
      for (const [index, [was]] of base.entries()) this.#match(was, side[index]?.[0] ?? 0);
    }
  }

  #match(was: number, at: number): void {
    this.matches[at] = was;
    this.#taken.add(was);
  }

  #newBlocks(): [number, Comparable][] {
    return [...this.#side.entries()].filter(([at]) => this.matches[at] === undefined);
  }

  #goneBlocks(): [number, Comparable][] {
    return [...this.#base.entries()].filter(([at]) => !this.#taken.has(at));
  }

  /** What is gone and what is new between blocks that stayed in their order. */
  #gaps(): [gone: Entry[], added: Entry[]][] {
    const stayed = inOrder(this.matches).map((at) => ({ side: at, base: this.matches[at] ?? 0 }));
    const end = { side: this.#side.length, base: this.#base.length };
    const [gone, added] = [this.#goneBlocks(), this.#newBlocks()];
    let from = { side: -1, base: -1 };
    return [...stayed, end].map((to) => {
      const { side, base } = from;
      from = to;
      return [
        gone.filter(([at]) => at > base && at < to.base),
        added.filter(([at]) => at > side && at < to.side),
      ];
    });
  }
}

type Entry = readonly [number, Comparable];

/** Pairs blocks in their order so that they are as much alike as possible. */
function pairOff(base: readonly Entry[], side: readonly Entry[]): (readonly [number, number])[] {
  if (base.length === 0 || side.length === 0) return [];
  if (base.length * side.length > maxComparisons) return [];
  const like = base.map(([, { content }]) =>
    side.map(([, other]) => similarity(content, other.content)),
  );
  const likeAt = (b: number, s: number) => {
    const value = like[b]?.[s] ?? 0;
    return value < likeNearby ? 0 : value;
  };
  const best = Array.from({ length: base.length + 1 }, () =>
    Array.from({ length: side.length + 1 }, () => 0),
  );
  const bestAt = (b: number, s: number) => best[b]?.[s] ?? 0;
  for (let b = base.length - 1; b >= 0; b -= 1) {
    for (let s = side.length - 1; s >= 0; s -= 1) {
      const row = best[b];
      const paired = likeAt(b, s) + bestAt(b + 1, s + 1);
      if (row) row[s] = Math.max(paired, bestAt(b + 1, s), bestAt(b, s + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let b = 0, s = 0; b < base.length && s < side.length;) {
    const [was, now] = [base[b], side[s]];
    const like = likeAt(b, s);
    if (was && now && like > 0 && bestAt(b, s) === like + bestAt(b + 1, s + 1)) {
      pairs.push([was[0], now[0]]);
      b += 1;
      s += 1;
    } else if (bestAt(b + 1, s) >= bestAt(b, s + 1)) b += 1;
    else s += 1;
  }
  return pairs;
}

/** The places of the longest sequence of blocks that are in the order of the base: the others have moved. */
export function inOrder(matches: Matches): number[] {
  // By the length of a sequence, the place where the one with the least end ends.
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  const baseAt = (at: number | undefined) => (at === undefined ? -1 : (matches[at] ?? -1));
  for (const [at, was] of matches.entries()) {
    if (was === undefined) continue;
    let length = ends.findIndex((end) => baseAt(end) >= was);
    if (length === -1) length = ends.length;
    before.set(at, ends[length - 1]);
    ends[length] = at;
  }
  const sequence: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) sequence.unshift(at);
  return sequence;
}

function isBlank(content: string): boolean {
  return /^<(?:P|LI|TR)[^<>]*><\/(?:P|LI|TR)>$/.test(content);
}
