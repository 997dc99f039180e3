import type { Node } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { Mapping } from "@tiptap/pm/transform";

/**
 * Makes one text of another by changing only the blocks that differ, and in them only what differs, so that the caret,
 * the selection and the undo history stay where they are.
 *
 * @param transaction On the present text.
 * @param before The text that `after` replaces; what was written since is in `since`, and stays.
 */
export function replaceContent(
  transaction: Transaction,
  before: Node,
  after: Node,
  since: Mapping = new Mapping(),
): void {
  // From the end, so that the places before stay as they are.
  for (const { from, to, start, end } of changesBetween(before, after).toReversed()) {
    const right = since.map(to, 1);
    const left = from === to ? right : since.map(from, -1);
    if (right - left === to - from) transaction.replace(left, right, after.slice(start, end));
    else if (end > start) {
      // What was written right there meanwhile stays beside what comes.
      const place = transaction.doc.resolve(right);
      const at = place.depth === 0 ? right : place.after(1);
      transaction.insert(at, blocksAround(after, start, end));
    }
  }
}

interface Change {
  readonly from: number;
  readonly to: number;
  /** In the new text. */
  readonly start: number;
  readonly end: number;
}

/** What differs, in the order of the text. */
function changesBetween(before: Node, after: Node): Change[] {
  const changes: Change[] = [];
  let [old, now] = [0, 0];
  let gap = { from: 0, start: 0, old: [] as Node[], now: [] as Node[] };
  const endGap = () => {
    changes.push(...narrow(gap.from, gap.start, gap.old, gap.now));
  };
  for (const [was, is] of alignBlocks(before.children, after.children)) {
    if (was !== undefined && is !== undefined) {
      endGap();
      old += was.nodeSize;
      now += is.nodeSize;
      gap = { from: old, start: now, old: [], now: [] };
    } else if (was !== undefined) {
      gap.old.push(was);
      old += was.nodeSize;
    } else if (is !== undefined) {
      gap.now.push(is);
      now += is.nodeSize;
    }
  }
  endGap();
  return changes;
}

/** As many blocks of the same kinds are changed one by one, within each only where it differs. */
function narrow(from: number, start: number, old: readonly Node[], now: readonly Node[]): Change[] {
  if (old.length === 0 && now.length === 0) return [];
  const isOneByOne =
    old.length === now.length && old.every((block, at) => now[at]?.sameMarkup(block) === true);
  if (!isOneByOne) {
    return [{ from, to: from + sizeOf(old), start, end: start + sizeOf(now) }];
  }
  const changes: Change[] = [];
  let [place, newPlace] = [from, start];
  for (const [at, was] of old.entries()) {
    const is = now[at] ?? was;
    const first = was.content.findDiffStart(is.content);
    const last = was.content.findDiffEnd(is.content);
    if (first !== null && last) {
      // Where a letter is repeated, the two ends meet.
      const overlap = Math.max(0, first - Math.min(last.a, last.b));
      changes.push({
        from: place + 1 + first,
        to: place + 1 + last.a + overlap,
        start: newPlace + 1 + first,
        end: newPlace + 1 + last.b + overlap,
      });
    }
    place += was.nodeSize;
    newPlace += is.nodeSize;
  }
  return changes;
}

/** Comparing each with each is for a few: beyond, the whole is one change. */
const maxComparisons = 250_000;

type Pair = readonly [Node | undefined, Node | undefined];

/** Pairs the blocks that both texts have, in their order; those of one alone have no other. */
function alignBlocks(before: readonly Node[], after: readonly Node[]): Pair[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isEqual(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isEqual(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const [old, now] = [before, after].map((all) => all.slice(head, all.length - tail));
  const same = (blocks: readonly Node[]) => blocks.map((block): Pair => [block, block]);
  return [
    ...same(before.slice(0, head)),
    ...alignMiddle(old ?? [], now ?? []),
    ...same(before.slice(before.length - tail)),
  ];
}

function alignMiddle(old: readonly Node[], now: readonly Node[]): Pair[] {
  if (old.length * now.length > maxComparisons) {
    return [...old.map((was): Pair => [was, undefined]), ...now.map((is): Pair => [undefined, is])];
  }
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const at = (o: number, n: number) => lengths[o]?.[n] ?? 0;
  for (let o = old.length - 1; o >= 0; o -= 1) {
    for (let n = now.length - 1; n >= 0; n -= 1) {
      const row = lengths[o];
      if (row === undefined) continue;
      row[n] = isEqual(old[o], now[n])
        ? at(o + 1, n + 1) + 1
        : Math.max(at(o + 1, n), at(o, n + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let o = 0, n = 0; o < old.length || n < now.length;) {
    const [was, is] = [old[o], now[n]];
    if (isEqual(was, is)) {
      pairs.push([was, is]);
      o += 1;
      n += 1;
    } else if (was !== undefined && (is === undefined || at(o + 1, n) >= at(o, n + 1))) {
      pairs.push([was, undefined]);
      o += 1;
    } else {
      pairs.push([undefined, is]);
      n += 1;
    }
  }
  return pairs;
}

function isEqual(one: Node | undefined, other: Node | undefined): boolean {
  return one !== undefined && other !== undefined && one.eq(other);
}

function sizeOf(blocks: readonly Node[]): number {
  return blocks.reduce((size, block) => size + block.nodeSize, 0);
}

/** The whole blocks that a part of a text is in. */
function blocksAround(doc: Node, start: number, end: number): Node[] {
  const blocks: Node[] = [];
  doc.nodesBetween(start, end, (block) => {
    blocks.push(block);
    return false;
  });
  return blocks;
}
