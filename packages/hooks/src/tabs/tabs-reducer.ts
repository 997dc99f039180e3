import { closeTabs, keysToClose } from "./close-tabs.ts";
import type { Tab, TabInput, TabsAction, TabSnapshot, TabsState } from "./tab-types.ts";

/**
 * Tabs with none open.
 *
 * @example
 * const state = tabsReducer(emptyTabs({ limit: 20 }), { type: "open", tab: { snapshot } });
 */
export function emptyTabs(options: { limit?: number; unnamedTitle?: string } = {}): TabsState {
  const { limit = 50, unnamedTitle = "unnamed menu" } = options;
  return { tabs: [], activeKey: undefined, closed: [], limit, unnamedTitle, clock: 0 };
}

/**
 * The tabs' next state; the same reference when an action changes nothing.
 *
 * @example
 * const closed = tabsReducer(tabs.get(), { type: "closeOthers", key: "/articles" });
 */
export function tabsReducer(state: TabsState, action: TabsAction): TabsState {
  switch (action.type) {
    case "open":
      return open(state, action.tab, action.background ?? false);
    case "activate":
      return activate(state, action.key);
    case "close":
    case "closeOthers":
    case "closeLeft":
    case "closeRight":
    case "closeAll":
      return closeTabs(state, keysToClose(state, action), "key" in action ? action.key : undefined);
    case "drop":
      return drop(state, action.isGone);
    case "refresh":
      return change(state, action.key, (tab) => ({
        ...tab,
        generation: tab.generation + 1,
        unsaved: false,
      }));
    case "pin":
      return pin(state, action.key, action.pinned);
    case "move":
      return move(state, action.key, action.to);
    case "reopen":
      return reopen(state);
    case "relocate":
      return relocate(state, action.key, action.snapshot);
    case "restore":
      return restore(state, action.tabs, action.activeKey);
    case "setTitle":
      return change(state, action.key, (tab) => ({
        ...tab,
        title: action.title || state.unnamedTitle,
      }));
    default:
      // Only setUnsaved is left; a new action that is forgotten here does not compile.
      return change(state, action.key, (tab) => ({ ...tab, unsaved: action.unsaved }));
  }
}

/**
 * The names of the views to keep alive: those of all tabs but the noCache ones, each once.
 *
 * @example
 * const names = cachedNames(tabs.get()); // ["article-list", "role-list"]
 */
export function cachedNames(state: TabsState): readonly string[] {
  const names = state.tabs.flatMap((tab) => (tab.noCache || !tab.name ? [] : [tab.name]));
  return [...new Set(names)];
}

/**
 * The tab that is shown.
 *
 * @example
 * const title = activeTab(tabs.get())?.title;
 */
export function activeTab(state: TabsState): Tab | undefined {
  return state.tabs.find((tab) => tab.key === state.activeKey);
}

function open(before: TabsState, input: TabInput, background: boolean): TabsState {
  const { key } = input.snapshot;
  const state = background ? before : forgetFormerKeys(before);
  const known = state.tabs.find((tab) => tab.key === key);
  const next =
    known === undefined
      ? makeRoom(place(state, newTab(state, input), state.tabs.length), [
          key,
          background ? state.activeKey : undefined,
        ])
      : change(state, key, (tab) => update(tab, input));
  return background ? next : activate(next, key);
}

/** Closes tabs that cannot be reopened, and forgets closed ones. */
function drop(state: TabsState, isGone: (tab: Tab) => boolean): TabsState {
  const gone = state.tabs.filter((tab) => !tab.unsaved && isGone(tab));
  const next = closeTabs(state, new Set(gone.map(({ key }) => key)), undefined);
  const closed = next.closed.filter(({ tab }) => !isGone(tab));
  return closed.length === next.closed.length ? next : { ...next, closed };
}

function newTab({ tabs, unnamedTitle }: TabsState, input: TabInput): Tab {
  const { snapshot, title, name, affix, noCache } = input;
  const { key } = snapshot;
  return {
    key,
    id: freeId(tabs, key),
    snapshot,
    title: title || unnamedTitle,
    name,
    affix: affix ?? false,
    pinned: false,
    noCache: noCache ?? false,
    unsaved: false,
    generation: 0,
    usedAt: 0,
  };
}

/** A tab that was opened under this key may have been relocated. */
function freeId(tabs: readonly Tab[], key: string): string {
  return tabs.some(({ id }) => id === key) ? freeId(tabs, `${key}~`) : key;
}

/** The tab shows another record or page from now on, without its view beginning anew. */
function relocate(state: TabsState, key: string, snapshot: TabSnapshot): TabsState {
  if (state.tabs.some((tab) => tab.key === snapshot.key)) return state;
  const isActive = state.activeKey === key;
  const moved = change(state, key, (tab) => ({
    ...tab,
    key: snapshot.key,
    snapshot,
    ...(isActive && { formerKey: key }),
  }));
  return isActive ? { ...moved, activeKey: snapshot.key } : moved;
}

/** The address has arrived somewhere. */
function forgetFormerKeys(state: TabsState): TabsState {
  if (state.tabs.every(({ formerKey }) => formerKey === undefined)) return state;
  return { ...state, tabs: state.tabs.map((tab) => ({ ...tab, formerKey: undefined })) };
}

/** The same location keeps the stored snapshot, so that views that read it do not render again. */
function update(tab: Tab, input: TabInput): Tab {
  return tab.snapshot.href === input.snapshot.href ? tab : { ...tab, snapshot: input.snapshot };
}

function activate(state: TabsState, key: string): TabsState {
  if (state.activeKey === key || !state.tabs.some((tab) => tab.key === key)) return state;
  const clock = state.clock + 1;
  return change({ ...state, clock, activeKey: key }, key, (tab) => ({ ...tab, usedAt: clock }));
}

/** Over the limit, the least recently used tab closes; never one that has to stay. */
function makeRoom(state: TabsState, needed: readonly (string | undefined)[]): TabsState {
  if (state.tabs.length <= state.limit) return state;
  const [oldest] = state.tabs
    .filter((tab) => rankOf(tab) === 2 && !tab.unsaved && !needed.includes(tab.key))
    .toSorted((a, b) => a.usedAt - b.usedAt);
  return oldest === undefined ? state : closeTabs(state, new Set([oldest.key]), undefined);
}

function pin(state: TabsState, key: string, pinned: boolean): TabsState {
  const tab = state.tabs.find((one) => one.key === key);
  if (tab === undefined || tab.affix || tab.pinned === pinned) return state;
  const others = { ...state, tabs: state.tabs.filter((one) => one !== tab) };
  // Pinned to the end of the pinned ones, or back to the front of the rest.
  const at = others.tabs.filter((one) => one.affix || one.pinned).length;
  return place(others, { ...tab, pinned }, at);
}

function move(state: TabsState, key: string, to: number): TabsState {
  const from = state.tabs.findIndex((tab) => tab.key === key);
  const tab = state.tabs[from];
  if (tab === undefined || !Number.isInteger(to)) return state;
  const next = place({ ...state, tabs: state.tabs.filter((one) => one !== tab) }, tab, to);
  return next.tabs[from] === tab ? state : next;
}

function reopen(state: TabsState): TabsState {
  const last = state.closed.at(-1);
  if (last === undefined) return state;
  const rest = { ...state, closed: state.closed.slice(0, -1) };
  if (rest.tabs.some((tab) => tab.key === last.tab.key)) return reopen(rest);
  const { tab: closed, at } = last;
  const tab = { ...closed, id: freeId(rest.tabs, closed.key) };
  return activate(makeRoom(place(rest, tab, at), [tab.key]), tab.key);
}

/** Adds tabs of an earlier visit behind those already open, which win. */
function restore(state: TabsState, tabs: readonly Tab[], activeKey: string | undefined): TabsState {
  let next = state;
  for (const tab of tabs.slice(0, state.limit)) {
    if (next.tabs.length >= state.limit) break;
    if (next.tabs.some((one) => one.key === tab.key)) continue;
    const id = freeId(next.tabs, tab.key);
    next = place(next, { ...tab, id, unsaved: false, usedAt: next.clock }, next.tabs.length);
  }
  if (next.activeKey !== undefined || activeKey === undefined) return next;
  return activate(next, activeKey);
}

/** Inserts a tab at `at`, or as near to it as its group allows. */
function place(state: TabsState, tab: Tab, at: number): TabsState {
  const rank = rankOf(tab);
  const first = state.tabs.filter((one) => rankOf(one) < rank).length;
  const last = state.tabs.filter((one) => rankOf(one) <= rank).length;
  return { ...state, tabs: state.tabs.toSpliced(Math.min(Math.max(at, first), last), 0, tab) };
}

function rankOf(tab: Tab): number {
  if (tab.affix) return 0;
  return tab.pinned ? 1 : 2;
}

function change(state: TabsState, key: string, make: (tab: Tab) => Tab): TabsState {
  const at = state.tabs.findIndex((tab) => tab.key === key);
  const tab = state.tabs[at];
  if (tab === undefined) return state;
  const next = make(tab);
  return next === tab ? state : { ...state, tabs: state.tabs.with(at, next) };
}
