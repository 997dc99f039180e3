/** A month of UTC as people and parameters write it: `2026-03`. */
export type Month = string;

/** The month of a moment. */
export function monthOf(moment: Date): Month {
  return moment.toISOString().slice(0, 7);
}

/** The month so many months later, or earlier. */
export function shiftMonth(month: Month, by: number): Month {
  const moment = startOfMonth(month);
  moment.setUTCMonth(moment.getUTCMonth() + by);
  return monthOf(moment);
}

/** When it begins. */
export function startOfMonth(month: Month): Date {
  return new Date(`${month}-01T00:00:00.000Z`);
}

/** The months from one to another, both included, but no more than a number of them. */
export function monthsBetween(from: Month, to: Month, most: number): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= to && months.length < most; month = shiftMonth(month, 1)) {
    months.push(month);
  }
  return months;
}
