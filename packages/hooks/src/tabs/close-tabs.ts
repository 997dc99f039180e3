import type { Tab, TabsAction, TabsState } from "./tab-types.ts";

/**
 * The actions that close tabs.
 *
 * @example
 * const action: CloseAction = { type: "closeLeft", key: "/articles" };
 */
export type CloseAction = Extract<
  TabsAction,
  { type: "close" | "closeOthers" | "closeLeft" | "closeRight" | "closeAll" }
>;

/** How many closed tabs can be reopened. */
const MAX_REOPENABLE = 10;

/** The keys a closing action closes: never affixed ones, and pinned ones only when named. */
export function keysToClose(state: TabsState, action: CloseAction): ReadonlySet<string> {
  const at = "key" in action ? state.tabs.findIndex((tab) => tab.key === action.key) : -1;
  if ("key" in action && at === -1) return new Set();
  const chosen = state.tabs.filter((tab, i) => {
    if (tab.affix) return false;
    if (action.type === "close") return i === at;
    return !tab.pinned && isAffected(action.type, i, at);
  });
  return new Set(chosen.map((tab) => tab.key));
}

/**
 * The unsaved tabs that an action would close, to confirm first.
 *
 * @example
 * const lost = unsavedTabs(tabs.get(), { type: "closeAll" }).map((tab) => tab.title);
 */
export function unsavedTabs(state: TabsState, action: CloseAction): readonly Tab[] {
  const keys = keysToClose(state, action);
  return state.tabs.filter((tab) => tab.unsaved && keys.has(tab.key));
}

/**
 * Closes tabs. When the active one closes, `preferred` becomes active if it is still open, else its neighbour to the
 * right, or else to the left.
 */
export function closeTabs(
  state: TabsState,
  keys: ReadonlySet<string>,
  preferred: string | undefined,
): TabsState {
  if (keys.size === 0) return state;
  const stays = (tab: Tab) => !keys.has(tab.key);
  const gone = state.tabs.flatMap((tab, at) =>
    stays(tab) ? [] : [{ tab: { ...tab, unsaved: false, generation: tab.generation + 1 }, at }],
  );
  const tabs = state.tabs.filter(stays);
  const closed = [...state.closed, ...gone].slice(-MAX_REOPENABLE);
  if (state.activeKey === undefined || !keys.has(state.activeKey))
    return { ...state, tabs, closed };
  const activeKey = tabs.some((tab) => tab.key === preferred) ? preferred : neighbour(state, stays);
  const clock = state.clock + 1;
  return {
    ...state,
    tabs: tabs.map((tab) => (tab.key === activeKey ? { ...tab, usedAt: clock } : tab)),
    activeKey,
    closed,
    clock,
  };
}

function isAffected(type: Exclude<CloseAction["type"], "close">, i: number, at: number): boolean {
  if (type === "closeLeft") return i < at;
  if (type === "closeRight") return i > at;
  return type === "closeAll" || i !== at;
}

function neighbour(state: TabsState, stays: (tab: Tab) => boolean): string | undefined {
  const at = state.tabs.findIndex((tab) => tab.key === state.activeKey);
  return (state.tabs.slice(at).find(stays) ?? state.tabs.slice(0, at).findLast(stays))?.key;
}
