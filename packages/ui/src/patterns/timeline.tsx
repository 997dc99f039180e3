import type { ReactNode } from "react";
import { StatusShape, type StatusVariant } from "../components/status-badge.tsx";
import { cn } from "../lib/utils.ts";

/** An event. */
export interface TimelineItem {
  id: string;
  /** Who did what. */
  title: ReactNode;
  /** When, as a `<time>` element. */
  time: ReactNode;
  variant?: StatusVariant | undefined;
  /** A comment, what changed. */
  body?: ReactNode | undefined;
}

export interface TimelineProps {
  /** The accessible name: what the history is of. */
  label: string;
  /** In display order. */
  items: readonly TimelineItem[];
  className?: string | undefined;
}

/** A history: one event after the other. */
export function Timeline({ label, items, className }: TimelineProps) {
  return (
    <ol aria-label={label} className={cn("m-0 list-none p-0 text-sm", className)}>
      {items.map((item) => (
        <li key={item.id} className="group relative flex gap-3 pb-4 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-5 bottom-0 left-[5.5px] w-px bg-border group-last:hidden"
          />
          <StatusShape variant={item.variant ?? "neutral"} className="mt-1" />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-foreground">{item.title}</span>
              <span className="text-xs text-subtle-foreground">{item.time}</span>
            </div>
            {item.body && (
              <div className="mt-1 border-l-2 border-border pl-2.5 text-muted-foreground wrap-anywhere">
                {item.body}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
