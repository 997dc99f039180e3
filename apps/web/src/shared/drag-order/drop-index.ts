/** The place a row takes when it falls into a gap between rows: its own place is empty by then. */
export function dropIndex(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap;
}
