"use client";

import { useState } from "react";
import { useStoreSelector } from "../store/use-store-selector.ts";
import type { TabsState } from "./tab-types.ts";
import { activeTab } from "./tabs-reducer.ts";
import type { TabsStore } from "./tabs-store.ts";

/**
 * A part of the tabs' state.
 *
 * @example
 * const open = useTabs(tabs, (state) => state.tabs);
 */
export function useTabs<Part>(store: TabsStore, select: (state: TabsState) => Part): Part {
  return useStoreSelector(store, select);
}

/**
 * The tab that is shown.
 *
 * @example
 * const title = useActiveTab(tabs)?.title ?? "";
 */
export function useActiveTab(store: TabsStore) {
  return useStoreSelector(store, activeTab);
}

/**
 * State that lives as long as the tab, while its view is hidden and shown: an editor, say.
 *
 * @example
 * const editor = useRetainedState(tabs, "/articles/7", "editor", createEditor, (old) => old.destroy());
 */
export function useRetainedState<Value>(
  store: TabsStore,
  tabKey: string,
  name: string,
  create: () => Value,
  dispose?: (value: Value) => void,
): Value {
  const [value] = useState(() => store.retain(tabKey, name, create, dispose));
  return value;
}
