import { useRef, type ReactNode } from "react";
import { SkipToRows } from "./list/skip-to-rows.tsx";
import { useListShortcuts } from "./list/use-list-shortcuts.ts";

export interface SplitPageProps {
  /** The page's name and what can be done. */
  header: ReactNode;
  /** What the choices are filtered by, with the primary action at its right end. */
  bar?: ReactNode | undefined;
  /** The accessible name of the left part. */
  sideLabel: string;
  /** What is chosen from. */
  side: ReactNode;
  /** What was chosen. */
  children: ReactNode;
}

/** A master-detail page: the choices at the left, the selected one at the right, stacked on narrow screens. */
export function SplitPage({ header, bar, sideLabel, side, children }: SplitPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const { focusRows } = useListShortcuts(box);
  return (
    <div ref={box} className="@container relative h-full">
      <SkipToRows onSkip={focusRows} />
      <div className="flex min-h-full flex-col gap-3 p-4 @3xl:h-full @3xl:min-h-96">
        {header}
        {bar}
        <div className="flex min-h-0 flex-1 flex-col gap-3 @3xl:flex-row">
          <section
            aria-label={sideLabel}
            className="flex max-h-80 min-h-0 shrink-0 flex-col overflow-hidden rounded-lg border border-border bg-card @3xl:max-h-none @3xl:w-76 @6xl:w-88"
          >
            {side}
          </section>
          <div className="flex min-h-0 min-w-0 flex-1 flex-col @3xl:overflow-y-auto">
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
