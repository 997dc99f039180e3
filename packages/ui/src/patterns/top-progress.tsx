"use client";

import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";

export interface TopProgressProps {
  /** Whether a navigation is pending. */
  active: boolean;
}

/** The thin bar at the top of the window. It shows after 100 ms, so quick navigations stay quiet. */
export function TopProgress({ active }: TopProgressProps) {
  const messages = useUiMessages();
  return (
    <div
      role="progressbar"
      aria-label={messages.loading}
      aria-hidden={!active}
      className={cn(
        "pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden transition-opacity",
        active ? "opacity-100 delay-100" : "opacity-0",
      )}
    >
      <div
        className={cn(
          "h-full w-1/4 bg-primary forced-colors:bg-[Highlight]",
          active && "animate-advance",
        )}
      />
    </div>
  );
}
