export { unsavedTabs, type CloseAction } from "./close-tabs.ts";
export type { ClosedTab, Tab, TabInput, TabsAction, TabSnapshot, TabsState } from "./tab-types.ts";
export { activeTab, cachedNames, emptyTabs, tabsReducer } from "./tabs-reducer.ts";
export { createTabs, type TabsOptions, type TabsStore } from "./tabs-store.ts";
export { useActiveTab, useRetainedState, useTabs } from "./use-tabs.ts";
