/** A month in UTC as parameters have it: `2026-03`. */
export type Month = string;

export function monthOf(date: Date): Month {
  return date.toISOString().slice(0, 7);
}

export function shiftMonth(month: Month, by: number): Month {
  const date = startOfMonth(month);
  date.setUTCMonth(date.getUTCMonth() + by);
  return monthOf(date);
}

export function startOfMonth(month: Month): Date {
  return new Date(`${month}-01T00:00:00.000Z`);
}

/** Both included, at most a number of months. */
export function monthsBetween(from: Month, to: Month, most: number): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= to && months.length < most; month = shiftMonth(month, 1)) {
    months.push(month);
  }
  return months;
}
