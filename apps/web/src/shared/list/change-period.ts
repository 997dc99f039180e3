import { dayRange } from "../day-range.ts";

/** Periods that end now; the name of one is a start, so that an address that is kept stays current. */
export const changePeriods = ["today", "last7Days", "last30Days", "thisMonth", "thisYear"] as const;

export type ChangePeriod = (typeof changePeriods)[number];

export function isChangePeriod(text: string | undefined): text is ChangePeriod {
  return changePeriods.some((period) => period === text);
}

/**
 * When a period starts in the reader's time zone, in ISO 8601.
 *
 * @param start A period, or a day such as `2026-03-14`. A day that does not exist is ignored.
 */
export function startOfPeriod(start: string, now = new Date()): string | undefined {
  return isChangePeriod(start)
    ? firstDayOf(start, now).toISOString()
    : dayRange(start, undefined).createdFrom;
}

/** When a period that has this last day is over, in ISO 8601. */
export function endOfPeriod(lastDay: string): string | undefined {
  return dayRange(undefined, lastDay).createdTo;
}

function firstDayOf(period: ChangePeriod, now: Date): Date {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const firstDays: Record<ChangePeriod, Date> = {
    today: new Date(year, month, day),
    last7Days: new Date(year, month, day - 6),
    last30Days: new Date(year, month, day - 29),
    thisMonth: new Date(year, month),
    thisYear: new Date(year, 0),
  };
  return firstDays[period];
}
