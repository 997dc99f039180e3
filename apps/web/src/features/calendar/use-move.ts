import { useMutation } from "@tanstack/react-query";
import { calendarQueries, type CalendarEntry } from "../../queries/calendar.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { exactTime } from "../../shared/time.tsx";
import { dayOf, onDay, type Day } from "./calendar-days.ts";

/** Moves entries to other dates. Each move can be undone from its notice. */
export function useMove() {
  const { calendar: messages, list } = useMessages();
  const move = useMutation(calendarQueries.move({ refetchOnError: true }));

  async function moveTo(entry: CalendarEntry, at: string): Promise<void> {
    const { version } = await move.mutateAsync({ entry, at });
    const undo = async () => {
      try {
        await move.mutateAsync({ entry: { ...entry, version }, at: entry.at });
        notices.success(list.undone);
      } catch (error) {
        notices.error(error instanceof Error ? error.message : messages.moveFailed);
      }
    };
    const moved = messages.moved({ title: entry.title, time: exactTime(new Date(at)) });
    notices.success(moved, { label: list.undo, onSelect: () => void undo() });
  }

  /** Keeps the time of day. */
  function dropOn(entry: CalendarEntry, day: Day): void {
    if (dayOf(new Date(entry.at)) === day) return;
    const at = onDay(entry.at, day);
    if (new Date(at) <= new Date()) {
      notices.error(messages.onlyFuture);
      return;
    }
    moveTo(entry, at).catch((error: unknown) =>
      notices.error(error instanceof Error ? error.message : messages.moveFailed),
    );
  }

  return { moveTo, dropOn, moving: move.isPending };
}
