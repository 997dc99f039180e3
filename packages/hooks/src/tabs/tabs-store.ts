import { defaultMessages, type Messages } from "../messages.ts";
import { memoryStorage, type StoragePort } from "../ports/storage.ts";
import { createStore, type ReadableStore } from "../store/create-store.ts";
import { unsavedTabs, type CloseAction } from "./close-tabs.ts";
import { createRetainedState, type RetainedState } from "./retained-state.ts";
import type { Tab, TabInput, TabsAction, TabSnapshot, TabsState } from "./tab-types.ts";
import { emptyTabs, tabsReducer } from "./tabs-reducer.ts";
import { loadTabs, saveTabs } from "./tabs-storage.ts";

/**
 * The options of tabs.
 *
 * @example
 * const options: TabsOptions = {
 *   storage,
 *   limit: 20,
 *   confirmLoss: (lost) => ask(`Leave ${lost.map((tab) => tab.title).join(", ")} without saving?`),
 * };
 */
export interface TabsOptions {
  /** Brings the tabs back after a page reload; per browser tab: sessionStorage. */
  readonly storage?: StoragePort;
  /** "tabs" by default. */
  readonly storageKey?: string;
  /** The maximum number of tabs; 50 by default. */
  readonly limit?: number;
  readonly messages?: Pick<Messages, "unnamedMenu">;
  /** Confirms that unsaved tabs are closed or refreshed. Without it they are. */
  readonly confirmLoss?: (tabs: readonly Tab[]) => boolean | Promise<boolean>;
}

/**
 * The tabs and their actions.
 *
 * @example
 * const closeRest = (tabs: TabsStore, key: string) => tabs.closeOthers(key);
 */
export interface TabsStore extends ReadableStore<TabsState>, Pick<RetainedState, "retain"> {
  /** Opens a tab or, when its key is open, updates its location; then shows it, unless in the background. */
  open(tab: TabInput, options?: { background?: boolean }): void;
  /** Shows an open tab. */
  activate(key: string): void;
  /** Closes tabs; asks first when that would lose input. Resolves to whether it was done. */
  close(key: string): Promise<boolean>;
  closeOthers(key: string): Promise<boolean>;
  closeLeft(key: string): Promise<boolean>;
  closeRight(key: string): Promise<boolean>;
  closeAll(): Promise<boolean>;
  /** Remounts the tab's view; asks first when that would lose input. */
  refresh(key: string): Promise<boolean>;
  pin(key: string, pinned: boolean): void;
  /** Moves a tab to a place, within its group: affixed, pinned, or the rest. */
  move(key: string, to: number): void;
  /**
   * Gives a tab another location without remounting its view: the new record that it shows was created. What it retains
   * comes along. Nothing happens when the location is open already.
   */
  relocate(key: string, snapshot: TabSnapshot): void;
  /**
   * Closes tabs whose pages are gone, affixed ones too, for good: they cannot be reopened. Unsaved ones stay.
   *
   * @returns Those that were open.
   */
  drop(isGone: (tab: Tab) => boolean): readonly Tab[];
  /** Reopens the tab that was closed last. */
  reopen(): void;
  setTitle(key: string, title: string): void;
  setUnsaved(key: string, unsaved: boolean): void;
  /** Closes all tabs without asking, affixed ones too, and clears the storage: for sign-out and a change of user. */
  reset(): void;
}

/**
 * Creates the tabs, restored from the storage.
 *
 * @example
 * const tabs = createTabs({ storage: safeStorage(() => sessionStorage) });
 * tabs.open({ snapshot, title: "Articles", name: "articles" });
 */
export function createTabs(options: TabsOptions = {}): TabsStore {
  const { storage = memoryStorage(), storageKey = "tabs", confirmLoss = () => true } = options;
  const empty = emptyTabs({
    ...(options.limit === undefined ? {} : { limit: options.limit }),
    unnamedTitle: (options.messages ?? defaultMessages).unnamedMenu(),
  });
  const state = createStore<TabsState>(
    tabsReducer(empty, { type: "restore", ...loadTabs(storage, storageKey) }),
  );
  const retained = createRetainedState();

  function replace(next: TabsState): void {
    const before = state.get();
    if (next === before) return;
    state.set(next);
    saveTabs(storage, storageKey, next);
    for (const key of endedTabs(before, next)) retained.dispose(key);
  }
  const dispatch = (action: TabsAction) => replace(tabsReducer(state.get(), action));

  async function dispatchIfAllowed(
    action: CloseAction | { type: "refresh"; key: string },
  ): Promise<boolean> {
    const lost =
      action.type === "refresh"
        ? state.get().tabs.filter((tab) => tab.unsaved && tab.key === action.key)
        : unsavedTabs(state.get(), action);
    if (lost.length > 0 && !(await confirmLoss(lost))) return false;
    dispatch(action);
    return true;
  }

  return {
    get: state.get,
    getServerState: () => empty,
    subscribe: state.subscribe,
    retain: retained.retain,
    open: (tab, { background = false } = {}) => dispatch({ type: "open", tab, background }),
    activate: (key) => dispatch({ type: "activate", key }),
    close: (key) => dispatchIfAllowed({ type: "close", key }),
    closeOthers: (key) => dispatchIfAllowed({ type: "closeOthers", key }),
    closeLeft: (key) => dispatchIfAllowed({ type: "closeLeft", key }),
    closeRight: (key) => dispatchIfAllowed({ type: "closeRight", key }),
    closeAll: () => dispatchIfAllowed({ type: "closeAll" }),
    refresh: (key) => dispatchIfAllowed({ type: "refresh", key }),
    pin: (key, pinned) => dispatch({ type: "pin", key, pinned }),
    move: (key, to) => dispatch({ type: "move", key, to }),
    relocate(key, snapshot) {
      if (state.get().tabs.some((tab) => tab.key === snapshot.key)) return;
      retained.rename(key, snapshot.key);
      dispatch({ type: "relocate", key, snapshot });
    },
    drop(isGone) {
      const before = state.get().tabs;
      dispatch({ type: "drop", isGone });
      const kept = state.get().tabs.map(({ key }) => key);
      return before.filter(({ key }) => !kept.includes(key));
    },
    reopen: () => dispatch({ type: "reopen" }),
    setTitle: (key, title) => dispatch({ type: "setTitle", key, title }),
    setUnsaved: (key, unsaved) => dispatch({ type: "setUnsaved", key, unsaved }),
    reset: () => replace(empty),
  };
}

/** Tabs that were closed or refreshed. */
function endedTabs(before: TabsState, next: TabsState): string[] {
  const generations = new Map(next.tabs.map((tab) => [tab.key, tab.generation]));
  return before.tabs.flatMap((tab) =>
    generations.get(tab.key) === tab.generation ? [] : [tab.key],
  );
}
