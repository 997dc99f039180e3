"use client";

import * as Radix from "radix-ui/tabs";
import type { ReactNode } from "react";
import { cn } from "../lib/utils.ts";

/** One tab and what it shows. */
export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps {
  /** The accessible name of the tab list: what the tabs divide. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange: (value: string) => void;
  /** Only a press or Enter changes the tab, not the focus alone: for tabs that ask before they are left. */
  manual?: boolean | undefined;
  className?: string | undefined;
}

/** Tabs inside a page. (The strip of open pages is `TabStrip`.) Arrow keys move between them. */
export function Tabs(props: TabsProps) {
  const { label, items, value, onValueChange, manual = false, className } = props;
  return (
    <Radix.Root
      data-slot="tabs"
      value={value}
      onValueChange={onValueChange}
      activationMode={manual ? "manual" : "automatic"}
      className={cn("min-w-0", className)}
    >
      <Radix.List
        data-slot="tabs-list"
        aria-label={label}
        className="flex gap-4 overflow-x-auto border-b border-border"
      >
        {items.map((item) => (
          <Radix.Trigger
            data-slot="tabs-trigger"
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className={cn(
              "-mb-px h-9 shrink-0 border-0 border-b-2 border-transparent bg-transparent px-0.5 text-sm font-medium text-muted-foreground",
              "hover:text-foreground data-[state=active]:border-primary data-[state=active]:text-foreground",
              "focus-visible:-outline-offset-2 disabled:opacity-50",
            )}
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          data-slot="tabs-content"
          key={item.value}
          value={item.value}
          className="pt-4"
        >
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
