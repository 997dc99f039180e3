import { StatusBadge, type StatusTone } from "@atrium/ui";
import { useLocale, useMessages } from "../messages.ts";
import { exactTime } from "../time.tsx";
import { useNow } from "../use-now.ts";
import { showingOf, type Showing, type Shown } from "./showing-of.ts";

const tones: Record<Showing, StatusTone> = {
  off: "neutral",
  planned: "info",
  now: "positive",
  over: "caution",
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
      <StatusBadge tone={tones[showing]}>{messages[showing]}</StatusBadge>
      {time !== undefined && (
        <span className="text-xs whitespace-nowrap text-subtle-foreground">
          {showing === "planned" ? messages.from({ time }) : messages.until({ time })}
        </span>
      )}
    </span>
  );
}
