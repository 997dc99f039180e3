import type { StoragePort } from "../ports/storage.ts";
import { createStore, type ReadableStore } from "../store/create-store.ts";

/**
 * The themes there are; "system" follows the machine.
 *
 * @example
 * const options = themeNames.map((name) => ({ value: name, label: name }));
 */
export const themeNames = ["dark", "light", "system"] as const;

/**
 * The sizes of form controls.
 *
 * @example
 * const options = sizeNames.map((name) => ({ value: name, label: name }));
 */
export const sizeNames = ["small", "default", "large"] as const;

/**
 * How close the rows of tables and lists stand.
 *
 * @example
 * const options = densityNames.map((name) => ({ value: name, label: name }));
 */
export const densityNames = ["compact", "regular"] as const;

/**
 * A theme's name.
 *
 * @example
 * const theme: ThemeName = "system";
 */
export type ThemeName = (typeof themeNames)[number];

/**
 * A size's name.
 *
 * @example
 * const size: SizeName = "large";
 */
export type SizeName = (typeof sizeNames)[number];

/**
 * A density's name.
 *
 * @example
 * const density: DensityName = "regular";
 */
export type DensityName = (typeof densityNames)[number];

/**
 * How the back office looks to this user on this machine.
 *
 * @example
 * const rowHeight = ({ density }: UiState) => (density === "compact" ? 32 : 44);
 */
export interface UiState {
  readonly sidebarOpen: boolean;
  /** No side menu at all. */
  readonly hideAside: boolean;
  readonly hideHeader: boolean;
  readonly themeName: ThemeName;
  /** Of form controls. */
  readonly size: SizeName;
  readonly density: DensityName;
  /** The language chosen, as a BCP 47 tag; undefined until one is. */
  readonly language: string | undefined;
}

/**
 * The state of the look, and what can be done to it. All of it is kept in the storage.
 *
 * @example
 * const ui: UiStateStore = createUiState(storage);
 * ui.toggleSidebar();
 */
export interface UiStateStore extends ReadableStore<UiState> {
  toggleSidebar(): void;
  closeSidebar(): void;
  setHideAside(hide: boolean): void;
  setHideHeader(hide: boolean): void;
  setThemeName(name: ThemeName): void;
  setSize(name: SizeName): void;
  setDensity(name: DensityName): void;
  /** Takes a BCP 47 tag, such as `zh-CN`. */
  setLanguage(tag: string): void;
}

const storageKeys: Record<keyof UiState, string> = {
  sidebarOpen: "sidebarStatus",
  hideAside: "hideAside",
  hideHeader: "hideHeader",
  themeName: "themeName",
  size: "size",
  density: "density",
  language: "language",
};

/**
 * Makes the state of the look from what the storage remembers; whatever is damaged there is ignored.
 *
 * @example
 * const ui = createUiState(safeStorage(() => window.localStorage));
 */
export function createUiState(storage: StoragePort): UiStateStore {
  const readFlag = (key: keyof UiState, fallback: boolean) =>
    readName(key, ["0", "1"], fallback ? "1" : "0") === "1";
  function readName<Name extends string>(
    key: keyof UiState,
    names: readonly Name[],
    fallback: Name,
  ): Name {
    const text = storage.get(storageKeys[key]);
    return names.find((name) => name === text) ?? fallback;
  }

  const state = createStore<UiState>({
    sidebarOpen: readFlag("sidebarOpen", true),
    hideAside: readFlag("hideAside", false),
    hideHeader: readFlag("hideHeader", false),
    themeName: readName("themeName", themeNames, "dark"),
    size: readName("size", sizeNames, "small"),
    density: readName("density", densityNames, "compact"),
    language: readTag(storage.get(storageKeys.language)),
  });

  function set<Key extends keyof UiState>(key: Key, value: NonNullable<UiState[Key]>): void {
    storage.set(storageKeys[key], toText(value));
    state.set((before) => ({ ...before, [key]: value }));
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    toggleSidebar: () => set("sidebarOpen", !state.get().sidebarOpen),
    closeSidebar: () => set("sidebarOpen", false),
    setHideAside: (hide) => set("hideAside", hide),
    setHideHeader: (hide) => set("hideHeader", hide),
    setThemeName: (name) => set("themeName", name),
    setSize: (name) => set("size", name),
    setDensity: (name) => set("density", name),
    setLanguage: (tag) => set("language", tag),
  };
}

/**
 * The theme to draw: "system" decided by what the machine prefers.
 *
 * @example
 * const prefersDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
 * document.documentElement.dataset.theme = resolveTheme("system", prefersDark);
 */
export function resolveTheme(themeName: ThemeName, machinePrefersDark: boolean): "dark" | "light" {
  if (themeName === "system") return machinePrefersDark ? "dark" : "light";
  return themeName;
}

function readTag(text: string | undefined): string | undefined {
  return text !== undefined && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(text) ? text : undefined;
}

function toText(value: string | boolean): string {
  if (typeof value === "string") return value;
  return value ? "1" : "0";
}
