/** A page to show, or a gap between two of them. */
export type PageSlot = { kind: "page"; page: number } | { kind: "gap"; id: string };

/**
 * The pages to show around the current one: first, last, and `reach` neighbours on each side. A gap stands for at
 * least two pages.
 *
 * @example pageSlots(5, 9, 1) // 1 gap 4 5 6 gap 9
 */
export function pageSlots(current: number, pageCount: number, reach = 1): PageSlot[] {
  const from = Math.max(2, current - reach);
  const to = Math.min(pageCount - 1, current + reach);
  const slots: PageSlot[] = [{ kind: "page", page: 1 }];
  if (from > 3) slots.push({ kind: "gap", id: "before" });
  for (let page = from > 3 ? from : 2; page <= to; page += 1) slots.push({ kind: "page", page });
  if (to < pageCount - 2) slots.push({ kind: "gap", id: "after" });
  else if (to === pageCount - 2) slots.push({ kind: "page", page: pageCount - 1 });
  if (pageCount > 1) slots.push({ kind: "page", page: pageCount });
  return slots;
}
