import type { ReactNode } from "react";

export interface BottomBarProps {
  /** The actions of the page, or those on what is selected. */
  children: ReactNode;
}

/** What a page does, within reach of the thumb: at the foot of what scrolls, however long the page is. */
export function BottomBar({ children }: BottomBarProps) {
  return (
    <div
      data-slot="bottom-bar"
      className="sticky bottom-0 z-20 -mx-4 mt-auto -mb-4 grid gap-2 border-t border-border bg-background px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] print:hidden"
    >
      {children}
    </div>
  );
}
