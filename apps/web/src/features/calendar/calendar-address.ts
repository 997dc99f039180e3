import type { SearchValues } from "@atrium/hooks/resource";
import { calendarQueries } from "../../queries/calendar.ts";
import {
  dayOf,
  daysAround,
  readDay,
  startOf,
  type CalendarSpan,
  type Day,
} from "./calendar-days.ts";

/** What an address shows of the calendar. */
export interface CalendarAddress {
  readonly span: CalendarSpan;
  readonly day: Day;
  readonly days: readonly Day[];
  readonly typeId: string | undefined;
  readonly createdBy: string | undefined;
}

/** Reads the search params of the calendar's address; without a day it shows the present one. */
export function readCalendarAddress(search: SearchValues, now: number): CalendarAddress {
  const span: CalendarSpan = search["span"] === "week" ? "week" : "month";
  const day = readDay(search["day"]) ?? dayOf(new Date(now));
  return {
    span,
    day,
    days: daysAround(day, span),
    typeId: textOf(search["typeId"]),
    createdBy: textOf(search["createdBy"]),
  };
}

/** The query of what an address shows. */
export function entriesAt({ days, typeId, createdBy }: CalendarAddress) {
  return calendarQueries.list({
    ...boundsOf(days),
    ...(typeId && { typeId }),
    ...(createdBy && { createdBy }),
    pageSize: 999,
  });
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function boundsOf(days: readonly Day[]): { from: string; to: string } {
  const [first = "", last = first] = [days[0], days.at(-1)];
  const end = startOf(last);
  end.setDate(end.getDate() + 1);
  return { from: startOf(first).toISOString(), to: end.toISOString() };
}
