import type { CalendarEntry } from "../../queries/calendar.ts";
import { useLocale } from "../../shared/messages.ts";
import { startOf, type Day } from "./calendar-days.ts";
import { EntryCard } from "./entry-card.tsx";

interface AgendaProps {
  entries: ReadonlyMap<Day, readonly CalendarEntry[]>;
  onMove: (entry: CalendarEntry) => void;
}

/** The days that have something, one below the other: the calendar of a narrow screen. */
export function Agenda({ entries, onMove }: AgendaProps) {
  const tag = useLocale();
  return (
    <div className="grid gap-4 @3xl:hidden">
      {[...entries].map(([day, ofDay]) => (
        <section key={day} className="grid gap-2">
          <h2 className="m-0 text-sm font-semibold text-muted-foreground">
            {startOf(day).toLocaleDateString(tag, {
              weekday: "long",
              day: "numeric",
              month: "long",
            })}
          </h2>
          {ofDay.map((entry) => (
            <EntryCard
              key={`${entry.kind} ${entry.id}`}
              entry={entry}
              roomy
              onMove={() => onMove(entry)}
            />
          ))}
        </section>
      ))}
    </div>
  );
}
