import { cn, IconButton } from "@atrium/ui";
import {
  CalendarClock,
  CircleCheck,
  CircleOff,
  FilePen,
  FileUp,
  PackageCheck,
  type LucideIcon,
} from "lucide-react";
import type { CalendarEntry } from "../../queries/calendar.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { perLocale } from "../../shared/per-locale.ts";

const icons: Readonly<Record<CalendarEntry["kind"], LucideIcon>> = {
  published: CircleCheck,
  publication: FileUp,
  revision: FilePen,
  end: CircleOff,
  release: PackageCheck,
};

interface EntryCardProps {
  entry: CalendarEntry;
  /** Shows more than fits into a day of a month. */
  roomy?: boolean;
  onMove: () => void;
  /** undefined where nothing can be dragged to. */
  onDrag?: ((entry: CalendarEntry | undefined) => void) | undefined;
}

/** One entry: when, what, and a link to it. One that may move is dragged, or moved by its button. */
export function EntryCard({ entry, roomy = false, onMove, onDrag }: EntryCardProps) {
  const { calendar: messages } = useMessages();
  const tag = useLocale();
  const { kind, title, at, movable } = entry;
  const Icon = icons[kind];
  const time = timeFormat(tag).format(new Date(at));
  const place =
    kind === "release"
      ? `/content/releases?dialog=${encodeURIComponent(entry.id)}`
      : `/content/articles/view/${encodeURIComponent(entry.id)}`;
  const isDraggable = movable && onDrag !== undefined;
  return (
    <div
      draggable={isDraggable}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", title);
        event.dataTransfer.effectAllowed = "move";
        onDrag?.(entry);
      }}
      onDragEnd={() => onDrag?.(undefined)}
      className={cn(
        "group relative flex min-w-0 items-center gap-1.5 rounded-md border px-1.5 py-1 text-xs",
        kind === "published" && "border-border bg-muted/50 text-muted-foreground",
        kind === "end" && "border-warning/40 bg-warning/10",
        kind === "release" && "border-primary/40 bg-primary/10",
        (kind === "publication" || kind === "revision") && "border-info/40 bg-info/10",
        isDraggable && "cursor-grab active:cursor-grabbing",
        roomy && "px-3 py-2 text-sm",
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <AdminLink
          to={place}
          draggable={false}
          title={title}
          className={cn(
            "block wrap-anywhere text-foreground hover:underline",
            roomy ? "py-1" : "line-clamp-2",
          )}
        >
          <time dateTime={at} className="mr-1 tabular-nums">
            {time}
          </time>
          <span className="sr-only">{messages.kinds[kind]}</span> {title}
        </AdminLink>
        {roomy && (
          <p className="m-0 text-xs wrap-anywhere text-muted-foreground">
            {[
              messages.kinds[kind],
              entry.typeName ?? messages.articles({ count: entry.itemCount ?? 0 }),
              entry.authorName,
              entry.releaseId === null ? "" : messages.inRelease,
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        )}
      </div>
      {movable && (
        <IconButton
          label={messages.moveNamed({ title })}
          variant="ghost"
          onClick={onMove}
          className={cn(
            "shrink-0",
            roomy
              ? "size-11"
              : "absolute right-0.5 size-6 bg-card opacity-0 group-hover:opacity-100 focus-visible:opacity-100",
          )}
        >
          <CalendarClock />
        </IconButton>
      )}
    </div>
  );
}

const timeFormat = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
);
