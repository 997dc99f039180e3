"use client";

import { ChevronDown } from "lucide-react";
import { useUiMessages } from "../messages-provider.tsx";
import type { TabStripProps } from "./tab-strip-types.ts";

/** Lists all tabs where they do not fit. The browser's own select: it costs no library, and a phone shows its own list. */
export function TabStripOverflow({
  items,
  activeId,
  onSelect,
}: Pick<TabStripProps, "items" | "activeId" | "onSelect">) {
  const messages = useUiMessages();
  const label = messages.allTabs({ count: items.length });
  return (
    <div className="relative grid w-9 shrink-0 place-items-center border-l border-border text-muted-foreground has-focus-visible:-outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-ring hover:text-foreground">
      <ChevronDown aria-hidden="true" className="size-4" />
      <select
        aria-label={label}
        title={label}
        autoComplete="off"
        value={activeId ?? ""}
        onChange={(event) => onSelect(event.currentTarget.value)}
        className="absolute inset-0 w-full cursor-pointer bg-popover text-popover-foreground opacity-0"
      >
        {activeId === undefined && <option value="" hidden aria-label={label} />}
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.dirty ? messages.tabUnsaved({ name: item.label }) : item.label}
          </option>
        ))}
      </select>
    </div>
  );
}
