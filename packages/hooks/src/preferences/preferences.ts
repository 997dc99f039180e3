import type { StoragePort } from "../ports/storage.ts";
import { createStore, type ReadableStore } from "../store/create-store.ts";

/**
 * The themes; "system" follows the device.
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
 * The row densities of tables and lists.
 *
 * @example
 * const options = densityNames.map((name) => ({ value: name, label: name }));
 */
export const densityNames = ["compact", "regular"] as const;

/**
 * One of {@link themeNames}.
 *
 * @example
 * const theme: ThemeName = "system";
 */
export type ThemeName = (typeof themeNames)[number];

/**
 * One of {@link sizeNames}.
 *
 * @example
 * const size: SizeName = "large";
 */
export type SizeName = (typeof sizeNames)[number];

/**
 * One of {@link densityNames}.
 *
 * @example
 * const density: DensityName = "regular";
 */
export type DensityName = (typeof densityNames)[number];

/**
 * The numbers of rows a page of a list can have.
 *
 * @example
 * const options = pageSizes.map((size) => ({ value: String(size), label: String(size) }));
 */
export const pageSizes = [20, 50, 100] as const;

/**
 * One of {@link pageSizes}.
 *
 * @example
 * const size: PageSize = 50;
 */
export type PageSize = (typeof pageSizes)[number];

/**
 * A user's display preferences on this device.
 *
 * @example
 * const rowHeight = ({ density }: Preferences) => (density === "compact" ? 32 : 44);
 */
export interface Preferences {
  readonly sidebarOpen: boolean;
  /** Hides the side menu. */
  readonly hideAside: boolean;
  readonly hideHeader: boolean;
  readonly themeName: ThemeName;
  /** Of form controls. */
  readonly size: SizeName;
  readonly density: DensityName;
  /** How many rows a page of a list has, unless its address says otherwise. */
  readonly pageSize: PageSize;
  /** Whether single keys are shortcuts; WCAG 2.1.4 requires that they can be turned off. */
  readonly shortcuts: boolean;
  /** The language chosen, as a BCP 47 tag; undefined until one is. */
  readonly language: string | undefined;
}

/**
 * The preferences and their setters. All of them are stored.
 *
 * @example
 * const preferences: PreferencesStore = createPreferences(storage);
 * preferences.toggleSidebar();
 */
export interface PreferencesStore extends ReadableStore<Preferences> {
  toggleSidebar(): void;
  closeSidebar(): void;
  setHideAside(hide: boolean): void;
  setHideHeader(hide: boolean): void;
  setThemeName(name: ThemeName): void;
  setSize(name: SizeName): void;
  setDensity(name: DensityName): void;
  setPageSize(size: PageSize): void;
  setShortcuts(enabled: boolean): void;
  /** A BCP 47 tag, such as `zh-CN`. */
  setLanguage(tag: string): void;
}

const storageKeys: Record<keyof Preferences, string> = {
  sidebarOpen: "sidebarStatus",
  hideAside: "hideAside",
  hideHeader: "hideHeader",
  themeName: "themeName",
  size: "size",
  density: "density",
  pageSize: "pageSize",
  shortcuts: "shortcuts",
  language: "language",
};

/**
 * Creates the preferences from a storage; invalid values in it are ignored.
 *
 * @example
 * const preferences = createPreferences(safeStorage(() => window.localStorage));
 */
export function createPreferences(storage: StoragePort): PreferencesStore {
  const state = createStore(readPreferences(storage));

  function set<Key extends keyof Preferences>(
    key: Key,
    value: NonNullable<Preferences[Key]>,
  ): void {
    storage.set(storageKeys[key], toText(value));
    state.set((before) => ({ ...before, [key]: value }));
  }

  return {
    get: state.get,
    getServerState: () => defaultPreferences,
    subscribe: state.subscribe,
    toggleSidebar: () => set("sidebarOpen", !state.get().sidebarOpen),
    closeSidebar: () => set("sidebarOpen", false),
    setHideAside: (hide) => set("hideAside", hide),
    setHideHeader: (hide) => set("hideHeader", hide),
    setThemeName: (name) => set("themeName", name),
    setSize: (name) => set("size", name),
    setDensity: (name) => set("density", name),
    setPageSize: (size) => set("pageSize", size),
    setShortcuts: (enabled) => set("shortcuts", enabled),
    setLanguage: (tag) => set("language", tag),
  };
}

/** The preferences in a storage; defaults for what is missing or invalid. */
function readPreferences(storage: Pick<StoragePort, "get">): Preferences {
  const readFlag = (key: keyof Preferences, fallback: boolean) =>
    readName(key, ["0", "1"], fallback ? "1" : "0") === "1";
  function readName<Name extends string>(
    key: keyof Preferences,
    names: readonly Name[],
    fallback: Name,
  ): Name {
    const text = storage.get(storageKeys[key]);
    return names.find((name) => name === text) ?? fallback;
  }
  return {
    sidebarOpen: readFlag("sidebarOpen", true),
    hideAside: readFlag("hideAside", false),
    hideHeader: readFlag("hideHeader", false),
    themeName: readName("themeName", themeNames, "dark"),
    size: readName("size", sizeNames, "small"),
    density: readName("density", densityNames, "compact"),
    pageSize: readPageSize(storage.get(storageKeys.pageSize)),
    shortcuts: readFlag("shortcuts", true),
    language: readTag(storage.get(storageKeys.language)),
  };
}

const defaultPreferences = readPreferences({ get: () => undefined });

/**
 * The theme to render; "system" becomes the device's.
 *
 * @example
 * const prefersDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
 * document.documentElement.dataset.theme = resolveTheme("system", prefersDark);
 */
export function resolveTheme(themeName: ThemeName, systemPrefersDark: boolean): "dark" | "light" {
  if (themeName === "system") return systemPrefersDark ? "dark" : "light";
  return themeName;
}

function readPageSize(text: string | undefined): PageSize {
  return pageSizes.find((size) => String(size) === text) ?? pageSizes[0];
}

function readTag(text: string | undefined): string | undefined {
  return text !== undefined && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(text) ? text : undefined;
}

function toText(value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? "1" : "0";
  return String(value);
}
