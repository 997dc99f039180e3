import { cn } from "@atrium/ui";
import { useState } from "react";
import type { CalendarEntry } from "../../queries/calendar.ts";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { perLocale } from "../../shared/per-locale.ts";
import { useNow } from "../../shared/use-now.ts";
import { dayOf, startOf, type CalendarSpan, type Day } from "./calendar-days.ts";
import { EntryCard } from "./entry-card.tsx";

/** Entries of a day in a month; the others are behind "more", which opens the week. */
const MAX_OF_DAY = 4;

interface CalendarGridProps {
  days: readonly Day[];
  span: CalendarSpan;
  /** The day that the view is about. */
  day: Day;
  entries: ReadonlyMap<Day, readonly CalendarEntry[]>;
  onMove: (entry: CalendarEntry) => void;
  onDrop: (entry: CalendarEntry, day: Day) => void;
  onWeek: (day: Day) => void;
}

/** The days side by side, a week in a row. Entries are dragged from day to day. */
export function CalendarGrid(props: CalendarGridProps) {
  const { days, span, day: shown, entries, onMove, onDrop, onWeek } = props;
  const { calendar: messages } = useMessages();
  const tag = useLocale();
  const [dragged, setDragged] = useState<CalendarEntry>();
  const [over, setOver] = useState<Day>();
  const today = dayOf(new Date(useNow()));
  return (
    <div className="hidden @3xl:block">
      <div aria-hidden="true" className="grid grid-cols-7 text-xs text-muted-foreground">
        {days.slice(0, 7).map((day) => (
          <span key={day} className="px-2 py-1">
            {weekdayFormat(tag).format(startOf(day))}
          </span>
        ))}
      </div>
      <ol className="m-0 grid list-none grid-cols-7 gap-px overflow-hidden rounded-lg border border-border bg-border p-0">
        {days.map((day) => {
          const all = entries.get(day) ?? [];
          const listed = span === "month" ? all.slice(0, MAX_OF_DAY) : all;
          const isOutside = span === "month" && day.slice(0, 7) !== shown.slice(0, 7);
          const mayDrop = dragged !== undefined && day >= today;
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop on; the keyboard moves entries by their button
            <li
              key={day}
              aria-label={fullFormat(tag).format(startOf(day))}
              aria-current={day === today ? "date" : undefined}
              onDragOver={(event) => {
                if (!mayDrop) return;
                event.preventDefault();
                setOver(day);
              }}
              onDragLeave={() => setOver(undefined)}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged) onDrop(dragged, day);
                setDragged(undefined);
                setOver(undefined);
              }}
              className={cn(
                "flex min-w-0 flex-col gap-1 bg-card p-1",
                span === "month" ? "min-h-28" : "min-h-96",
                isOutside && "bg-muted/40",
                dragged !== undefined && !mayDrop && "opacity-50",
                over === day && mayDrop && "outline-2 -outline-offset-2 outline-primary",
              )}
            >
              <span
                className={cn(
                  "self-end rounded-full px-1.5 text-xs tabular-nums",
                  day === today ? "bg-primary text-primary-foreground" : "text-muted-foreground",
                )}
              >
                {startOf(day).getDate()}
              </span>
              {listed.map((entry) => (
                <EntryCard
                  key={`${entry.kind} ${entry.id}`}
                  entry={entry}
                  onMove={() => onMove(entry)}
                  onDrag={setDragged}
                />
              ))}
              {all.length > listed.length && (
                <button
                  type="button"
                  onClick={() => onWeek(day)}
                  className="border-0 bg-transparent p-0.5 text-left text-xs text-primary hover:underline"
                >
                  {messages.more({ count: all.length - listed.length })}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const weekdayFormat = perLocale((tag) => new Intl.DateTimeFormat(tag, { weekday: "short" }));
const fullFormat = perLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: "full" }));
