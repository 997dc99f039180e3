/**
 * Options of an `LRUCache` that keeps so many entries, and takes room for those it has: `max` would reserve room for all of
 * them at once, a megabyte for 50,000.
 */
export function entryLimit(entries: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
