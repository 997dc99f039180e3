"use client";

import { Pin, X } from "lucide-react";
import { memo } from "react";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";
import type { TabStripItem } from "./tab-strip-types.ts";

interface TabStripTabProps extends TabStripItem {
  active: boolean;
  /** The one tab the Tab key stops at. */
  tabStop: boolean;
  /** The element that shows its page, while it does. */
  panelId: string | undefined;
  /** The element that says what the keys do. */
  hintId: string;
  draggable: boolean;
}

/**
 * One tab of a `TabStrip`, which answers what is done to it. The close button is for the pointer; the keyboard has Delete
 * and the menu.
 */
export const TabStripTab = memo(function TabStripTab(props: TabStripTabProps) {
  const { id, label, affix, pinned, dirty, active } = props;
  const messages = useUiMessages();
  return (
    <div
      role="presentation"
      draggable={props.draggable}
      className={cn(
        "group relative flex max-w-52 shrink-0 items-center text-sm",
        active ? "text-foreground" : "text-muted-foreground hover:text-foreground",
        "after:absolute after:inset-x-1 after:bottom-0 after:h-0.5 after:rounded-full",
        active && "after:bg-primary forced-colors:after:bg-[Highlight]",
      )}
    >
      <button
        type="button"
        role="tab"
        data-tab-id={id}
        aria-selected={active}
        aria-controls={props.panelId}
        aria-describedby={affix ? undefined : props.hintId}
        tabIndex={props.tabStop ? 0 : -1}
        aria-label={dirty ? messages.tabUnsaved({ name: label }) : undefined}
        title={label}
        className={cn(
          "flex h-full min-w-0 items-center border-0 bg-transparent pl-3 text-inherit focus-visible:-outline-offset-4",
          affix ? "pr-3" : "pr-7",
        )}
      >
        {pinned && <Pin aria-hidden="true" className="mr-1.5 size-3 shrink-0" />}
        <span className="truncate">{label}</span>
      </button>
      {!affix && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          title={messages.closeTabNamed({ name: label })}
          className="absolute right-0.5 grid size-6 place-items-center rounded-md border-0 bg-transparent text-subtle-foreground hover:bg-accent hover:text-foreground"
        >
          {dirty && <span className="size-1.5 rounded-full bg-warning group-hover:hidden" />}
          <X
            className={cn(
              "size-3",
              dirty
                ? "hidden group-hover:block"
                : !active && "opacity-0 group-hover:opacity-100 pointer-coarse:opacity-100",
            )}
          />
        </button>
      )}
    </div>
  );
});
