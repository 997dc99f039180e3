import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { useUiMessages } from "../messages-provider.tsx";
import { TabStripMenu, type TabStripMenuPlace } from "./tab-strip-menu.tsx";
import { TabStripTab } from "./tab-strip-tab.tsx";
import type { TabStripItem, TabStripProps } from "./tab-strip-types.ts";

/**
 * The pages open at the moment. Arrow keys, Home and End move between them, Delete closes, the menu key opens the
 * menu, the middle button closes, dragging (or Ctrl+Shift+arrow) moves. When they do not fit, the strip scrolls.
 */
export function TabStrip(props: TabStripProps) {
  const { items, activeId, onSelect, onAction, onMove, panelId } = props;
  const { canPin = false, canReopen = false } = props;
  const messages = useUiMessages();
  const hintId = useId();
  const strip = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<TabStripMenuPlace | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const stop = items.some((item) => item.id === activeId) ? activeId : items[0]?.id;

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const show = () =>
      findTab(element, activeId)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    show();
    // A narrower window may have cut it off.
    const observer = new ResizeObserver(show);
    observer.observe(element);
    return () => observer.disconnect();
  }, [activeId]);

  const goTo = (index: number) => {
    const target = items.at(index % items.length);
    if (!target) return;
    findTab(strip.current, target.id)?.focus();
    onSelect(target.id);
  };
  const onKeyDown = (event: KeyboardEvent, item: TabStripItem, index: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined && event.ctrlKey && event.shiftKey) {
      const to = index + step;
      if (to >= 0 && to < items.length) onMove?.(item.id, to);
    } else if (step !== undefined) goTo(index + step);
    else if (event.key === "Home") goTo(0);
    else if (event.key === "End") goTo(-1);
    else if (event.key === "Delete" && !item.affix) onAction("close", item.id);
    else return;
    event.preventDefault();
  };
  const openMenu = (event: MouseEvent<HTMLElement>, item: TabStripItem) => {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    // From the keyboard the event carries no place: open under the tab.
    const atPointer = event.clientX !== 0 || event.clientY !== 0;
    setMenu({
      item,
      x: atPointer ? event.clientX : box.left,
      y: atPointer ? event.clientY : box.bottom,
    });
  };

  return (
    <div className="relative h-full border-b border-line bg-canvas">
      <div
        ref={strip}
        role="tablist"
        aria-label={messages.openTabs}
        className="flex h-full scrollbar-none items-stretch overflow-x-auto overflow-y-hidden px-2"
        onWheel={(event) => {
          if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
        }}
      >
        {items.map((item, index) => (
          <TabStripTab
            key={item.id}
            item={item}
            active={item.id === activeId}
            tabStop={item.id === stop}
            panelId={panelId}
            hintId={hintId}
            draggable={onMove !== undefined}
            onSelect={() => onSelect(item.id)}
            onClose={() => onAction("close", item.id)}
            onKeyDown={(event) => onKeyDown(event, item, index)}
            onContextMenu={(event) => openMenu(event, item)}
            onDragStart={() => setDragged(item.id)}
            onDragOver={() => dragged !== null && dragged !== item.id && onMove?.(dragged, index)}
            onDragEnd={() => setDragged(null)}
          />
        ))}
      </div>
      <span id={hintId} hidden>
        {messages.tabHint}
      </span>
      {menu && (
        <TabStripMenu
          place={menu}
          items={items}
          options={{ canPin, canReopen }}
          onAction={onAction}
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
