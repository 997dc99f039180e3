import { StatusBadge, type StatusVariant } from "@atrium/ui";
import { useLocale, useMessages } from "../messages.ts";
import { exactTime } from "../time.tsx";
import { useNow } from "../use-now.ts";
import { visibilityOf, type Visibility, type VisibilityWindow } from "./visibility-of.ts";

const variants: Record<Visibility, StatusVariant> = {
  hidden: "neutral",
  scheduled: "info",
  visible: "success",
  expired: "warning",
};

/** Whether the public sees a record now, and from or until when. */
export function VisibilityBadge({ record }: { record: VisibilityWindow }) {
  const { visibility: messages } = useMessages();
  const tag = useLocale();
  const visibility = visibilityOf(record, useNow());
  const { startAt, endAt } = record;
  const date = { scheduled: startAt, visible: endAt, expired: endAt, hidden: null }[visibility];
  const time = date === null ? undefined : exactTime(new Date(date), tag);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <StatusBadge variant={variants[visibility]}>{messages[visibility]}</StatusBadge>
      {time !== undefined && (
        <span className="text-xs whitespace-nowrap text-subtle-foreground">
          {visibility === "scheduled" ? messages.from({ time }) : messages.until({ time })}
        </span>
      )}
    </span>
  );
}
