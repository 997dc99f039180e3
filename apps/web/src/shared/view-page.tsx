import { cn } from "@atrium/ui";
import type { ReactNode, Ref } from "react";

export interface ViewPageProps {
  /** Fills the pane, so that a list scrolls under its head; else the page grows and the pane scrolls. */
  fill?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The gutter and rhythm of a back-office page. */
export function ViewPage({ fill = false, className, ref, children }: ViewPageProps) {
  return (
    <div
      ref={ref}
      className={cn("flex flex-col gap-3 p-4", fill ? "h-full min-h-96" : "min-h-full", className)}
    >
      {children}
    </div>
  );
}
