import type { StoragePort } from "../ports/storage.ts";
import { createStore, type ReadableStore } from "../store/create-store.ts";

/** The themes there are; "system" follows the machine. */
export const themeNames = ["dark", "light", "system"] as const;

/** A theme's name. */
export type ThemeName = (typeof themeNames)[number];

/** How the back office looks to this user on this machine. */
export interface UiState {
  readonly sidebarOpen: boolean;
  /** No side menu at all. */
  readonly hideAside: boolean;
  readonly hideHeader: boolean;
  readonly themeName: ThemeName;
  /** The size of form controls. */
  readonly size: "small";
}

/** The state of the look, and what can be done to it. All but the size is kept in the storage. */
export interface UiStateStore extends ReadableStore<UiState> {
  toggleSidebar(): void;
  closeSidebar(): void;
  setHideAside(hide: boolean): void;
  setHideHeader(hide: boolean): void;
  setThemeName(name: ThemeName): void;
}

const SIDEBAR = "sidebarStatus";
const HIDE_ASIDE = "hideAside";
const HIDE_HEADER = "hideHeader";
const THEME = "themeName";

/**
 * Makes the state of the look from what the storage remembers; whatever is damaged there is ignored.
 *
 * @example
 * const ui = createUiState(safeStorage(() => window.localStorage));
 */
export function createUiState(storage: StoragePort): UiStateStore {
  const state = createStore<UiState>({
    sidebarOpen: readFlag(storage, SIDEBAR) ?? true,
    hideAside: readFlag(storage, HIDE_ASIDE) ?? false,
    hideHeader: readFlag(storage, HIDE_HEADER) ?? false,
    themeName: readTheme(storage) ?? "dark",
    size: "small",
  });

  function setSidebar(sidebarOpen: boolean): void {
    storage.set(SIDEBAR, flag(sidebarOpen));
    state.set((before) => ({ ...before, sidebarOpen }));
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    toggleSidebar: () => setSidebar(!state.get().sidebarOpen),
    closeSidebar: () => setSidebar(false),
    setHideAside(hideAside) {
      storage.set(HIDE_ASIDE, flag(hideAside));
      state.set((before) => ({ ...before, hideAside }));
    },
    setHideHeader(hideHeader) {
      storage.set(HIDE_HEADER, flag(hideHeader));
      state.set((before) => ({ ...before, hideHeader }));
    },
    setThemeName(themeName) {
      storage.set(THEME, themeName);
      state.set((before) => ({ ...before, themeName }));
    },
  };
}

/** The theme to draw: "system" decided by what the machine prefers. */
export function resolveTheme(themeName: ThemeName, machinePrefersDark: boolean): "dark" | "light" {
  if (themeName === "system") return machinePrefersDark ? "dark" : "light";
  return themeName;
}

function readTheme(storage: StoragePort): ThemeName | undefined {
  const name = storage.get(THEME);
  return themeNames.find((known) => known === name);
}

function readFlag(storage: StoragePort, key: string): boolean | undefined {
  const text = storage.get(key);
  if (text === "1") return true;
  return text === "0" ? false : undefined;
}

function flag(value: boolean): string {
  return value ? "1" : "0";
}
