/** In this tab only: a comparison is remembered while somebody browses, and is gone afterwards. */
const storageKey = "atrium.compared";
const listeners = new Set<() => void>();

/** The products that were compared last, as the `ids` of a comparison; it changes only with them. */
export const comparedProducts = {
  stored(): string {
    return attempt(() => sessionStorage.getItem(storageKey)) ?? "";
  },

  remember(ids: string): void {
    attempt(() => sessionStorage.setItem(storageKey, ids));
    for (const notify of listeners) notify();
  },

  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
};

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    // Storage is disabled or full: nothing is remembered.
    return undefined;
  }
}
