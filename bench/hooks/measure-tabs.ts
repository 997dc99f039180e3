/** How much of a strip of tabs draws itself again when another tab is shown. */
import { createTabs, useTabs, type TabsStore } from "@atrium/hooks/tabs";
import { Window } from "happy-dom";
import { createElement, memo } from "react";

/** What was counted. */
export interface TabRenders {
  tabs: number;
  switches: number;
  /** Tabs drawn again, all switches together. */
  renders: number;
}

/** Opens so many tabs and goes from one to the next. */
export async function countTabRenders(count: number): Promise<TabRenders> {
  const { document } = installDom();
  // React looks for a document when it is loaded.
  const { createRoot } = await import("react-dom/client");
  const { flushSync } = await import("react-dom");
  const tabs = openTabs(count);
  let drawn = 0;
  const onDraw = () => {
    drawn += 1;
  };
  const root = createRoot(document.createElement("div") as unknown as HTMLElement);
  flushSync(() => root.render(createElement(Strip, { tabs, onDraw })));
  const before = drawn;
  const switches = count - 1;
  for (let i = 0; i < switches; i++) flushSync(() => tabs.activate(keyOf(i)));
  const renders = drawn - before;
  flushSync(() => root.unmount());
  return { tabs: count, switches, renders };
}

function openTabs(count: number): TabsStore {
  const tabs = createTabs({ limit: count });
  for (let i = 0; i < count; i++) {
    const key = keyOf(i);
    const snapshot = { key, pathname: key, params: {}, search: {}, hash: "", href: key };
    tabs.open({ snapshot, title: `Page ${i}` });
  }
  return tabs;
}

function keyOf(index: number): string {
  return `/page-${index}`;
}

interface StripProps {
  tabs: TabsStore;
  onDraw: () => void;
}

function Strip({ tabs, onDraw }: StripProps) {
  const keys = useTabs(tabs, joinKeys).split(" ");
  return keys.map((tabKey) => createElement(Item, { key: tabKey, tabs, onDraw, tabKey }));
}

const Item = memo(({ tabs, onDraw, tabKey }: StripProps & { tabKey: string }) => {
  const active = useTabs(tabs, (state) => state.activeKey === tabKey);
  onDraw();
  return createElement("a", { "aria-current": active ? "page" : undefined }, tabKey);
});

function joinKeys({ tabs }: ReturnType<TabsStore["get"]>): string {
  return tabs.map(({ key }) => key).join(" ");
}

/** React keeps asking for the window, also later on. */
function installDom(): Window {
  const window = new Window();
  Object.assign(globalThis, { window, document: window.document });
  return window;
}
