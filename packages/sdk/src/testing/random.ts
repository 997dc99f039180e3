/** Seeded random numbers. */
export interface Random {
  /** A number from 0 up to but without 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** True with that probability, from 0 to 1. */
  chance(probability: number): boolean;
  /** A generator for a part, independent of the whole and of other parts. */
  of(part: string | number): Random;
}

/** Creates a generator from a seed; equal seeds give equal sequences on every platform. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  // mulberry32, public domain: one 32-bit state, good enough to vary test data.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    integer,
    pick: (list) => {
      const found = list[integer(0, list.length - 1)];
      if (found === undefined) throw new RangeError("There is nothing to pick from.");
      return found;
    },
    chance: (probability) => next() < probability,
    of: (part) => createRandom(`${seed}/${part}`),
  };
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return sum;
}
