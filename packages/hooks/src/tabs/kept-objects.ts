/** Objects that live as long as a tab does: editors, drafts, workers. */
export interface KeptObjects {
  /**
   * The tab's object of that name; made on first use, the same from then on.
   *
   * @param dispose Called once, when the tab is closed or refreshed.
   */
  readonly kept: <Value>(
    tabKey: string,
    name: string,
    make: () => Value,
    dispose?: (value: Value) => void,
  ) => Value;
  /** Disposes of everything kept for a tab. */
  readonly drop: (tabKey: string) => void;
}

interface Kept {
  readonly value: unknown;
  dispose(): void;
}

/** Makes a keeper of objects by tab and name. */
export function createKeptObjects(): KeptObjects {
  const byTab = new Map<string, Map<string, Kept>>();
  return {
    kept<Value>(
      tabKey: string,
      name: string,
      make: () => Value,
      dispose?: (value: Value) => void,
    ): Value {
      const ofTab = byTab.get(tabKey) ?? new Map<string, Kept>();
      byTab.set(tabKey, ofTab);
      const known = ofTab.get(name);
      // One name is used by one view for one kind of object; the map can't say so.
      if (known !== undefined) return known.value as Value;
      const value = make();
      ofTab.set(name, { value, dispose: () => dispose?.(value) });
      return value;
    },
    drop(tabKey) {
      const ofTab = byTab.get(tabKey);
      byTab.delete(tabKey);
      for (const kept of ofTab?.values() ?? []) kept.dispose();
    },
  };
}
