import type { CalendarEntry } from "../../queries/calendar.ts";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { perLocale } from "../../shared/per-locale.ts";
import { partAt, startOf, type Day } from "./calendar-days.ts";
import { EntryCard } from "./entry-card.tsx";

type DayEntries = readonly [Day, readonly CalendarEntry[]];

interface AgendaProps {
  entries: ReadonlyMap<Day, readonly CalendarEntry[]>;
  today: Day;
  onMove: (entry: CalendarEntry) => void;
}

/**
 * The days that have something, one below the other: the calendar of a narrow screen. What is over is folded, so that
 * it begins with what is to come.
 */
export function Agenda({ entries, today, onMove }: AgendaProps) {
  const { calendar: messages } = useMessages();
  const { over, rest } = partAt([...entries], today);
  return (
    <div className="grid gap-4 @3xl:hidden">
      {over.length > 0 && (
        <details className="group rounded-md border border-border text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center px-4 font-medium text-muted-foreground">
            {messages.before({ count: over.length })}
          </summary>
          <div className="grid gap-4 px-4 pb-4">
            {over.map((day) => (
              <AgendaDay key={day[0]} day={day} onMove={onMove} />
            ))}
          </div>
        </details>
      )}
      {rest.map((day) => (
        <AgendaDay key={day[0]} day={day} onMove={onMove} />
      ))}
    </div>
  );
}

interface AgendaDayProps {
  day: DayEntries;
  onMove: (entry: CalendarEntry) => void;
}

function AgendaDay({ day: [day, entries], onMove }: AgendaDayProps) {
  const tag = useLocale();
  return (
    <section className="grid gap-2">
      <h2 className="m-0 text-sm font-semibold text-muted-foreground">
        {dayFormat(tag).format(startOf(day))}
      </h2>
      {entries.map((entry) => (
        <EntryCard
          key={`${entry.kind} ${entry.id}`}
          entry={entry}
          roomy
          onMove={() => onMove(entry)}
        />
      ))}
    </section>
  );
}

const dayFormat = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: "long", day: "numeric", month: "long" }),
);
