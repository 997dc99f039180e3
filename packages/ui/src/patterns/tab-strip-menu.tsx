"use client";

import { useEffect, useRef, type KeyboardEvent } from "react";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";
import { menuItemClasses, menuPanelClasses } from "../components/menu-classes.ts";
import type { TabStripAction, TabStripItem } from "./tab-strip-types.ts";

/** Which tab's menu is open, and where on the screen. */
export interface TabStripMenuPlace {
  item: TabStripItem;
  x: number;
  y: number;
}

/** What the strip's owner can do beyond closing. */
export interface TabMenuOptions {
  canPin: boolean;
  canReopen: boolean;
}

interface TabStripMenuProps {
  place: TabStripMenuPlace;
  items: readonly TabStripItem[];
  options: TabMenuOptions;
  onAction: (action: TabStripAction, id: string) => void;
  onClose: () => void;
}

/** The menu of a tab. Part of the frame that comes first to the screen, so it brings no positioning library. */
export function TabStripMenu({ place, items, options, onAction, onClose }: TabStripMenuProps) {
  const messages = useUiMessages();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    entriesOf(panel.current)[0]?.focus();
  }, []);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    element.style.left = `${Math.max(8, Math.min(place.x, window.innerWidth - width - 8))}px`;
    element.style.top = `${Math.max(8, Math.min(place.y, window.innerHeight - height - 8))}px`;
  }, [place]);

  const labels: Record<TabStripAction, string> = {
    refresh: messages.refreshTab,
    pin: messages.pinTab,
    unpin: messages.unpinTab,
    reopen: messages.reopenTab,
    close: messages.closeTab,
    closeOthers: messages.closeOtherTabs,
    closeLeft: messages.closeTabsToLeft,
    closeRight: messages.closeTabsToRight,
    closeAll: messages.closeAllTabs,
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does the same */}
      <div
        className="fixed inset-0 z-40"
        onClick={onClose}
        onContextMenu={(event) => {
          event.preventDefault();
          onClose();
        }}
      />
      <div
        ref={panel}
        role="menu"
        tabIndex={-1}
        aria-label={place.item.label}
        onKeyDown={(event) => moveInMenu(event, panel.current, onClose)}
        className={cn(menuPanelClasses, "fixed")}
      >
        {actionsFor(place.item, items, options).map((action) => (
          <button
            key={action}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={menuItemClasses}
            onClick={() => {
              onClose();
              onAction(action, place.item.id);
            }}
          >
            {labels[action]}
          </button>
        ))}
      </div>
    </>
  );
}

/**
 * What can be done from a tab: only what would do something.
 *
 * @example actionsFor({ id: "home", label: "Home", affix: true }, items, options) // ["refresh", "closeOthers", …]
 */
export function actionsFor(
  item: TabStripItem,
  items: readonly TabStripItem[],
  { canPin, canReopen }: TabMenuOptions,
): TabStripAction[] {
  const index = items.findIndex((other) => other.id === item.id);
  const closable = (others: readonly TabStripItem[]) =>
    others.some((other) => !other.affix && !other.pinned);
  const left = closable(items.slice(0, index));
  const right = closable(items.slice(index + 1));
  return [
    "refresh" as const,
    ...(canPin && !item.affix ? ([item.pinned ? "unpin" : "pin"] as const) : []),
    ...(item.affix ? [] : (["close"] as const)),
    ...(left || right ? (["closeOthers"] as const) : []),
    ...(left ? (["closeLeft"] as const) : []),
    ...(right ? (["closeRight"] as const) : []),
    ...(closable(items) ? (["closeAll"] as const) : []),
    ...(canReopen ? (["reopen"] as const) : []),
  ];
}

function moveInMenu(event: KeyboardEvent, panel: HTMLElement | null, onClose: () => void) {
  const entries = entriesOf(panel);
  const index = entries.findIndex((entry) => entry === document.activeElement);
  const target: Record<string, number> = {
    ArrowDown: (index + 1) % entries.length,
    ArrowUp: (index - 1 + entries.length) % entries.length,
    Home: 0,
    End: entries.length - 1,
  };
  const next = target[event.key];
  if (next !== undefined) entries[next]?.focus();
  else if (event.key === "Escape" || event.key === "Tab") onClose();
  else return;
  event.preventDefault();
}

function entriesOf(panel: HTMLElement | null): HTMLElement[] {
  return Array.from(panel?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? []);
}
