/** The middle of some measurements and how far they spread. */
export interface Summary {
  median: number;
  /** A quarter of the measurements lies below. */
  p25: number;
  /** A quarter of the measurements lies above. */
  p75: number;
}

/** The summary of at least one measurement. */
export function summarize(values: number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    p25: quantile(sorted, 0.25),
    p75: quantile(sorted, 0.75),
  };
}

/**
 * Measurements divided by the floor's, round by round. What disturbs the machine disturbs a whole round, so it cancels
 * out here where it would not in a ratio of two medians.
 *
 * @throws RangeError when the two do not have the same rounds.
 */
export function ratios(values: number[], floor: number[]): number[] {
  if (values.length !== floor.length) {
    throw new RangeError(`${values.length} rounds against ${floor.length}`);
  }
  return values.map((value, round) => value / at(floor, round));
}

/** The list for a round: turned by one item each round and backwards in every other one, so that neighbours change. */
export function orderOfRound<T>(list: T[], round: number): T[] {
  const start = list.length === 0 ? 0 : round % list.length;
  const turned = [...list.slice(start), ...list.slice(0, start)];
  return round % 2 === 0 ? turned : turned.reverse();
}

/** The value that a share of sorted measurements lies below. */
export function quantile(sorted: number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = at(sorted, Math.floor(place));
  const above = at(sorted, Math.ceil(place));
  return below + (above - below) * (place - Math.floor(place));
}

function at(values: number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError("there are no measurements");
  return value;
}
