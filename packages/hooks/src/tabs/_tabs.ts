import type { TabInput, TabsState } from "./tab-types.ts";
import { emptyTabs, tabsReducer } from "./tabs-reducer.ts";

/** A tab to be opened, for tests. */
export function input(key: string, more: Partial<TabInput> & { search?: string } = {}): TabInput {
  const pathname = `/${key}`;
  const href = pathname + (more.search ?? "");
  const snapshot = { key, pathname, href, hash: "", params: {}, search: {} };
  return { snapshot, title: key, name: `${key}-view`, affix: key.startsWith("!"), ...more };
}

/** Tabs of some keys, opened in order: "!" marks an affixed one, "*" the one to be active. */
export function tabsOf(outline: string, limit = 50): TabsState {
  const keys = outline.split(" ").filter(Boolean);
  const opened = keys.reduce(
    (state, key) => tabsReducer(state, { type: "open", tab: input(key.replace("*", "")) }),
    emptyTabs({ limit }),
  );
  const active = keys.find((key) => key.endsWith("*"))?.replace("*", "");
  return active === undefined ? opened : tabsReducer(opened, { type: "activate", key: active });
}

/** The keys of all tabs, "*" behind the active one. */
export function outlineOf(state: TabsState): string {
  return state.tabs.map(({ key }) => (key === state.activeKey ? `${key}*` : key)).join(" ");
}
