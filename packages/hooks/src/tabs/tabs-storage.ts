import { readJson, type StoragePort } from "../ports/storage.ts";
import type { Tab, TabSnapshot, TabsState } from "./tab-types.ts";

/** Writes what a page reload should bring back. */
export function saveTabs(storage: StoragePort, key: string, state: TabsState): void {
  const tabs = state.tabs.map(({ snapshot, title, name, affix, pinned, noCache }) => ({
    snapshot,
    title,
    name,
    affix,
    pinned,
    noCache,
  }));
  storage.set(key, JSON.stringify({ tabs, activeKey: state.activeKey }));
}

/** Reads it back; whatever is damaged is left out. */
export function loadTabs(
  storage: StoragePort,
  key: string,
): { tabs: readonly Tab[]; activeKey: string | undefined } {
  const saved = readJson(storage, key);
  if (!isRecord(saved) || !Array.isArray(saved.tabs)) return { tabs: [], activeKey: undefined };
  const tabs = saved.tabs.flatMap((value: unknown) => toTab(value) ?? []);
  return { tabs, activeKey: typeof saved.activeKey === "string" ? saved.activeKey : undefined };
}

function toTab(value: unknown): Tab | undefined {
  if (!isRecord(value)) return undefined;
  const snapshot = toSnapshot(value.snapshot);
  if (snapshot === undefined || typeof value.title !== "string") return undefined;
  return {
    key: snapshot.key,
    id: snapshot.key,
    snapshot,
    title: value.title,
    name: typeof value.name === "string" ? value.name : undefined,
    affix: value.affix === true,
    pinned: value.pinned === true,
    noCache: value.noCache === true,
    unsaved: false,
    generation: 0,
    usedAt: 0,
  };
}

function toSnapshot(value: unknown): TabSnapshot | undefined {
  if (!isRecord(value) || !isRecord(value.params) || !isRecord(value.search)) return undefined;
  const { key, pathname, hash, href } = value;
  if (!isPath(key) || !isPath(pathname) || !isPath(href) || typeof hash !== "string") {
    return undefined;
  }
  const params = Object.entries(value.params).flatMap(([name, param]) =>
    typeof param === "string" ? [[name, param] as const] : [],
  );
  return { key, pathname, hash, href, search: value.search, params: Object.fromEntries(params) };
}

function isPath(value: unknown): value is string {
  return typeof value === "string" && /^\/(?!\/)/.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
