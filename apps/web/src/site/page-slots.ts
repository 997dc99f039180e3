/** A page to link to, or an ellipsis for at least two pages. */
export type PageSlot = number | "gap-before" | "gap-after";

/**
 * The pages to link to around the current one: the first, the last, and one neighbour on each side.
 *
 * @example pageSlots(5, 9) // 1, gap, 4, 5, 6, gap, 9
 */
export function pageSlots(current: number, pages: number): PageSlot[] {
  const shown = new Set([1, current - 1, current, current + 1, pages]);
  // An ellipsis for one page would be as wide as its link.
  if (current === 4) shown.add(2);
  if (current === pages - 3) shown.add(pages - 1);
  const numbers = [...shown].filter((page) => page >= 1 && page <= pages).toSorted((a, b) => a - b);
  return numbers.flatMap((page, index): PageSlot[] => {
    const before = numbers[index - 1] ?? 0;
    if (page - before <= 1) return [page];
    return [page > current ? "gap-after" : "gap-before", page];
  });
}
