/** One end of the index: the position of an entry and its date. */
export interface IndexEnd {
  place: number;
  date: Date;
}

/**
 * The position of a new entry: at the end of the order that is nearer to its date. That is the newest end in daily work,
 * the oldest when an archive is imported.
 */
export function placeInOrder(
  date: Date,
  oldest: IndexEnd | undefined,
  newest: IndexEnd | undefined,
): number {
  if (!oldest || !newest) return 0;
  const distance = (end: IndexEnd) => Math.abs(end.date.getTime() - date.getTime());
  const isLatest = date >= newest.date || distance(newest) <= distance(oldest);
  return isLatest ? newest.place + 1 : oldest.place - 1;
}
