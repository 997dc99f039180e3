"use client";

import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { useUiMessages } from "../messages-provider.tsx";
import { TabStripMenu, type TabStripMenuPlace } from "./tab-strip-menu.tsx";
import { TabStripOverflow } from "./tab-strip-overflow.tsx";
import { TabStripTab } from "./tab-strip-tab.tsx";
import type { TabStripAction, TabStripItem, TabStripProps } from "./tab-strip-types.ts";

/**
 * The open pages. Arrow keys, Home and End move between them, Delete closes and leaves the focus
 * on the tab that is shown then, the menu key opens the menu, the middle button closes, dragging (or Ctrl+Shift+arrow) moves. When they do not fit, the strip scrolls and
 * a list of all is at its end.
 */
export function TabStrip(props: TabStripProps) {
  const { items, activeId, onSelect, onAction, onMove, panelId } = props;
  const { canPin = false, canReopen = false } = props;
  const messages = useUiMessages();
  const hintId = useId();
  const strip = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<TabStripMenuPlace | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [overflows, setOverflows] = useState(false);
  const stop = items.some((item) => item.id === activeId) ? activeId : items[0]?.id;

  const count = items.length;
  useEffect(() => {
    if (count === 0) return;
    // A narrower window may cut the tab off, and it grows once its page learns a longer name. Also called when it begins
    // to observe, with the layout of the frame at hand: to scroll here would compute one more.
    const active = findTab(strip.current, activeId);
    const observer = new ResizeObserver(() => {
      active?.scrollIntoView({ block: "nearest", inline: "nearest" });
      setOverflows(isOverflowing(strip.current));
    });
    for (const element of [strip.current, active]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [activeId, count]);

  const focusedWhenClosing = useRef<string>(undefined);
  useEffect(() => {
    const id = focusedWhenClosing.current;
    if (id === undefined || items.some((item) => item.id === id)) return;
    const active = findTab(strip.current, activeId);
    if (active === undefined) return;
    focusedWhenClosing.current = undefined;
    if (document.activeElement === document.body) active.focus();
  }, [items, activeId]);

  const goTo = (index: number) => {
    const target = items.at(index % items.length);
    if (!target) return;
    findTab(strip.current, target.id)?.focus();
    onSelect(target.id);
  };
  // Events are delegated to the strip: a tab without handlers of its own renders only when it changes.
  const itemAt = ({ target }: { target: EventTarget | null }) => {
    const id = placeOf(target)?.querySelector<HTMLElement>("[role=tab]")?.dataset["tabId"];
    return items.find((item) => item.id === id);
  };
  const act = (action: TabStripAction, id: string) => {
    focusedWhenClosing.current = itemAt({ target: document.activeElement })?.id;
    onAction(action, id);
  };
  const close = (item: TabStripItem | undefined) => {
    if (item && !item.affix) act("close", item.id);
  };
  const onClick = (event: MouseEvent) => {
    const item = itemAt(event);
    if (!item || !(event.target instanceof Element)) return;
    if (event.target.closest("[role=tab]")) onSelect(item.id);
    else if (event.target.closest("button")) close(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const item = itemAt(event);
    if (!item) return;
    const index = items.indexOf(item);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined && event.ctrlKey && event.shiftKey) {
      const to = index + step;
      if (to >= 0 && to < items.length) onMove?.(item.id, to);
    } else if (step !== undefined) goTo(index + step);
    else if (event.key === "Home") goTo(0);
    else if (event.key === "End") goTo(-1);
    else if (event.key === "Delete" && !item.affix) act("close", item.id);
    else return;
    event.preventDefault();
  };
  const openMenu = (event: MouseEvent) => {
    const item = itemAt(event);
    const box = placeOf(event.target)?.getBoundingClientRect();
    if (!item || !box) return;
    event.preventDefault();
    // From the keyboard the event carries no place: open under the tab.
    const atPointer = event.clientX !== 0 || event.clientY !== 0;
    setMenu({
      item,
      x: atPointer ? event.clientX : box.left,
      y: atPointer ? event.clientY : box.bottom,
    });
  };

  return (
    <div className="relative flex h-full border-b border-border bg-background">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div
        ref={strip}
        role="tablist"
        aria-label={messages.openTabs}
        className="flex h-full min-w-0 flex-1 scrollbar-none items-stretch overflow-x-auto overflow-y-hidden px-2"
        onWheel={(event) => {
          if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
        }}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onContextMenu={openMenu}
        onAuxClick={(event) => event.button === 1 && close(itemAt(event))}
        // Keeps the middle button from starting to scroll.
        onMouseDown={(event) => event.button === 1 && event.preventDefault()}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = "move";
          setDragged(itemAt(event)?.id ?? null);
        }}
        onDragEnter={(event) => {
          const over = itemAt(event);
          if (dragged !== null && over && over.id !== dragged) {
            onMove?.(dragged, items.indexOf(over));
          }
        }}
        onDragOver={(event) => event.preventDefault()}
        onDragEnd={() => setDragged(null)}
      >
        {items.map((item) => (
          <TabStripTab
            key={item.id}
            {...item}
            active={item.id === activeId}
            tabStop={item.id === stop}
            panelId={item.id === activeId ? panelId : undefined}
            hintId={hintId}
            draggable={onMove !== undefined}
          />
        ))}
      </div>
      {overflows && <TabStripOverflow items={items} activeId={activeId} onSelect={onSelect} />}
      <span id={hintId} hidden>
        {messages.tabHint}
      </span>
      {menu && (
        <TabStripMenu
          place={menu}
          items={items}
          options={{ canPin, canReopen }}
          onAction={act}
          onClose={() => {
            setMenu(null);
            findTab(strip.current, menu.item.id)?.focus();
          }}
        />
      )}
    </div>
  );
}

function findTab(strip: HTMLElement | null, id: string | undefined): HTMLElement | undefined {
  const tabs = strip?.querySelectorAll<HTMLElement>("[role=tab]") ?? [];
  return Array.from(tabs).find((tab) => tab.dataset["tabId"] === id);
}

function isOverflowing(strip: HTMLElement | null): boolean {
  return strip !== null && strip.scrollWidth > strip.clientWidth;
}

/** The tab something happened in, with its close button. */
function placeOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[role=presentation]") : null;
}
