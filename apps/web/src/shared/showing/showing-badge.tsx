import { StatusBadge, type StatusVariant } from "@atrium/ui";
import { useLocale, useMessages } from "../messages.ts";
import { exactTime } from "../time.tsx";
import { useNow } from "../use-now.ts";
import { showingOf, type Showing, type Shown } from "./showing-of.ts";

const variants: Record<Showing, StatusVariant> = {
  off: "neutral",
  planned: "info",
  now: "success",
  over: "warning",
};

/** Whether the public sees a record now, and from or until when. */
export function ShowingBadge({ record }: { record: Shown }) {
  const { showing: messages } = useMessages();
  const tag = useLocale();
  const showing = showingOf(record, useNow());
  const moment = { planned: record.startAt, now: record.endAt, over: record.endAt, off: null }[
    showing
  ];
  const time = moment === null ? undefined : exactTime(new Date(moment), tag);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <StatusBadge variant={variants[showing]}>{messages[showing]}</StatusBadge>
      {time !== undefined && (
        <span className="text-xs whitespace-nowrap text-subtle-foreground">
          {showing === "planned" ? messages.from({ time }) : messages.until({ time })}
        </span>
      )}
    </span>
  );
}
