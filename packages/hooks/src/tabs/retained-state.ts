/** State that lives as long as a tab, keep-alive views included: editors, drafts, workers. */
export interface RetainedState {
  /**
   * The tab's value of that name; created on first use, the same from then on.
   *
   * @param dispose Called once, when the tab is closed or refreshed.
   */
  readonly retain: <Value>(
    tabKey: string,
    name: string,
    create: () => Value,
    dispose?: (value: Value) => void,
  ) => Value;
  /** Hands everything retained for a tab on to another key. */
  readonly rename: (tabKey: string, newKey: string) => void;
  /** Disposes of everything retained for a tab. */
  readonly dispose: (tabKey: string) => void;
}

interface Entry {
  readonly value: unknown;
  dispose(): void;
}

/** Creates a store of values by tab and name. */
export function createRetainedState(): RetainedState {
  const byTab = new Map<string, Map<string, Entry>>();
  return {
    retain<Value>(
      tabKey: string,
      name: string,
      create: () => Value,
      dispose?: (value: Value) => void,
    ): Value {
      const entries = byTab.get(tabKey) ?? new Map<string, Entry>();
      byTab.set(tabKey, entries);
      const known = entries.get(name);
      // One name is used by one view for one kind of value; the map can't say so.
      if (known !== undefined) return known.value as Value;
      const value = create();
      entries.set(name, { value, dispose: () => dispose?.(value) });
      return value;
    },
    rename(tabKey, newKey) {
      const entries = byTab.get(tabKey);
      if (entries === undefined) return;
      byTab.delete(tabKey);
      byTab.set(newKey, entries);
    },
    dispose(tabKey) {
      const entries = byTab.get(tabKey);
      byTab.delete(tabKey);
      for (const entry of entries?.values() ?? []) entry.dispose();
    },
  };
}
