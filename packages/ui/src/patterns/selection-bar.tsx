"use client";

import type { ReactNode } from "react";
import { Button } from "../components/button.tsx";
import { useUiMessages } from "../messages-provider.tsx";

export interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** The actions on the selected rows. */
  children: ReactNode;
}

/** Shown over the list while rows are selected: how many, and the actions on them. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const messages = useUiMessages();
  if (count === 0) return null;
  return (
    <div className="flex min-h-10 shrink-0 animate-rise flex-wrap items-center gap-2 rounded-lg bg-primary-soft px-3 py-1">
      <span role="status" className="mr-2 text-sm font-medium text-primary tabular-nums">
        {messages.selectedCount({ count })}
      </span>
      {children}
      <Button variant="ghost" size="sm" className="ml-auto" onClick={onClear}>
        {messages.clearSelection}
      </Button>
    </div>
  );
}
