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

/** Remembers them from the page itself: who only reads a comparison does not load the app. */
export function rememberScript(ids: string): string {
  const value = JSON.stringify(ids).replaceAll("<", "\\u003c");
  return `try{sessionStorage.setItem("${storageKey}",${value})}catch{}`;
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    // Storage is disabled or full: nothing is remembered.
    return undefined;
  }
}
