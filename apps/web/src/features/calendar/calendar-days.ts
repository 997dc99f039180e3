/** How much of the calendar is shown. */
export const calendarSpans = ["month", "week"] as const;
export type CalendarSpan = (typeof calendarSpans)[number];

/** A day in the reader's time zone, such as `2026-03-14`. */
export type Day = string;

/** The days that a month or week shows: whole weeks, from Monday on. */
export function daysAround(day: Day, span: CalendarSpan): Day[] {
  const date = startOf(day);
  if (span === "month") date.setDate(1);
  const month = date.getMonth();
  date.setDate(date.getDate() - weekday(date));
  const days: Day[] = [];
  for (let isWithin = true; isWithin; isWithin = span === "month" && date.getMonth() === month) {
    for (let step = 0; step < 7; step += 1) {
      days.push(dayOf(date));
      date.setDate(date.getDate() + 1);
    }
  }
  return days;
}

/** The same day of the month or week before or after; the last of a shorter month. */
export function shiftDay(day: Day, span: CalendarSpan, by: number): Day {
  const date = startOf(day);
  if (span === "week") {
    date.setDate(date.getDate() + 7 * by);
    return dayOf(date);
  }
  const monthDay = date.getDate();
  date.setDate(1);
  date.setMonth(date.getMonth() + by);
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  date.setDate(Math.min(monthDay, last));
  return dayOf(date);
}

/** The day of an instant, in the reader's time zone. */
export function dayOf(date: Date): Day {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Midnight at the start of a day. */
export function startOf(day: Day): Date {
  return new Date(`${day}T00:00:00`);
}

/** Reads a day from an address; undefined when it is none. */
export function readDay(text: unknown): Day | undefined {
  if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = startOf(text);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text ? text : undefined;
}

/** An instant on another day, at the same time of day. */
export function onDay(instant: string, day: Day): string {
  const date = new Date(instant);
  const { [0]: year = 0, [1]: month = 1, [2]: number = 1 } = day.split("-").map(Number);
  date.setFullYear(year, month - 1, number);
  return date.toISOString();
}

/** Entries by the day on which they are, in their order. */
export function byDay<Entry extends { readonly at: string }>(
  entries: readonly Entry[],
): Map<Day, Entry[]> {
  const days = new Map<Day, Entry[]>();
  for (const entry of entries) {
    const day = dayOf(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

/** Days, in order, parted into those that are over and those that follow; where nothing follows, none counts as over. */
export function partAt<Of extends readonly [Day, unknown]>(
  days: readonly Of[],
  today: Day,
): { over: readonly Of[]; rest: readonly Of[] } {
  const next = Math.max(
    0,
    days.findIndex(([day]) => day >= today),
  );
  return { over: days.slice(0, next), rest: days.slice(next) };
}

/** Days since Monday. */
function weekday(date: Date): number {
  return (date.getDay() + 6) % 7;
}
