/**
 * The location of a tab's view, whatever the address bar shows.
 *
 * @example
 * const snapshot: TabSnapshot = {
 *   key: "/articles/7",
 *   pathname: "/articles/7",
 *   params: { id: "7" },
 *   search: { version: 2 },
 *   hash: "",
 *   href: "/articles/7?version=2",
 * };
 */
export interface TabSnapshot {
  /** The tab's key: the concrete pathname, so that two records of one view are two tabs. */
  readonly key: string;
  readonly pathname: string;
  readonly params: Readonly<Record<string, string>>;
  /** The query, as the application's router parsed it. */
  readonly search: Readonly<Record<string, unknown>>;
  readonly hash: string;
  /** Path, query and hash in one. */
  readonly href: string;
}

/**
 * An open tab.
 *
 * @example
 * const keyOf = (tab: Tab) => `${tab.key} ${tab.generation}`;
 */
export interface Tab {
  readonly key: string;
  /** Stays when the tab is relocated; with the generation it belongs in the view's React key. */
  readonly id: string;
  /** The key under which it is still shown, while the address has not followed its relocation yet. */
  readonly formerKey?: string | undefined;
  readonly snapshot: TabSnapshot;
  readonly title: string;
  /** The view's name; cached views go by it. */
  readonly name: string | undefined;
  /** Can't be closed. */
  readonly affix: boolean;
  /** Stays when many are closed at once. */
  readonly pinned: boolean;
  /** The view is unmounted while hidden. */
  readonly noCache: boolean;
  /** Holds input that closing would lose. */
  readonly unsaved: boolean;
  /** Increases with every refresh. */
  readonly generation: number;
  /** When it was last active, as a counter, 0 for never; the least recently used tab closes first at the limit. */
  readonly usedAt: number;
}

/**
 * The input for opening a tab.
 *
 * @example
 * const input: TabInput = { snapshot, title: match.route.title, affix: match.route.meta.affix };
 */
export interface TabInput {
  readonly snapshot: TabSnapshot;
  readonly title?: string | undefined;
  readonly name?: string | undefined;
  readonly affix?: boolean | undefined;
  readonly noCache?: boolean | undefined;
}

/**
 * All tabs. Affixed ones come first, then pinned ones, then the rest.
 *
 * @example
 * const unsaved = (state: TabsState) => state.tabs.filter((tab) => tab.unsaved).length;
 */
export interface TabsState {
  readonly tabs: readonly Tab[];
  readonly activeKey: string | undefined;
  /** Closed tabs that can be reopened, the last one last. */
  readonly closed: readonly ClosedTab[];
  /** The maximum number of tabs; tabs that must stay may exceed it. */
  readonly limit: number;
  readonly unnamedTitle: string;
  readonly clock: number;
}

/**
 * A closed tab and where it was.
 *
 * @example
 * const last: ClosedTab | undefined = tabs.get().closed.at(-1);
 */
export interface ClosedTab {
  readonly tab: Tab;
  readonly at: number;
}

/**
 * The actions on tabs. Keys that are not open change nothing.
 *
 * @example
 * const action: TabsAction = { type: "move", key: "/articles", to: 2 };
 */
export type TabsAction =
  | { readonly type: "open"; readonly tab: TabInput; readonly background?: boolean }
  | { readonly type: "activate"; readonly key: string }
  | { readonly type: "close"; readonly key: string }
  | { readonly type: "closeOthers"; readonly key: string }
  | { readonly type: "closeLeft"; readonly key: string }
  | { readonly type: "closeRight"; readonly key: string }
  | { readonly type: "closeAll" }
  /** Pages are gone: open tabs close for good, affixed ones too, and closed ones cannot be reopened. */
  | { readonly type: "drop"; readonly isGone: (tab: Tab) => boolean }
  | { readonly type: "refresh"; readonly key: string }
  | { readonly type: "pin"; readonly key: string; readonly pinned: boolean }
  | { readonly type: "move"; readonly key: string; readonly to: number }
  | { readonly type: "reopen" }
  | {
      readonly type: "restore";
      readonly tabs: readonly Tab[];
      readonly activeKey: string | undefined;
    }
  | { readonly type: "relocate"; readonly key: string; readonly snapshot: TabSnapshot }
  | { readonly type: "setTitle"; readonly key: string; readonly title: string }
  | { readonly type: "setUnsaved"; readonly key: string; readonly unsaved: boolean };
