/** In this browser only: what people look for is their own business. */
const storageKey = "atrium.searches";
const most = 6;
const listeners = new Set<() => void>();

/** The latest keywords, as text for `readRecent`; it changes only with them. */
export const recentSearches = {
  stored(): string {
    return attempt(() => localStorage.getItem(storageKey)) ?? "";
  },

  add(keyword: string): void {
    const others = readRecent(recentSearches.stored()).filter(
      (one) => one.toLowerCase() !== keyword.toLowerCase(),
    );
    const kept = [keyword, ...others].slice(0, most);
    attempt(() => localStorage.setItem(storageKey, JSON.stringify(kept)));
    for (const notify of listeners) notify();
  },

  clear(): void {
    attempt(() => localStorage.removeItem(storageKey));
    for (const notify of listeners) notify();
  },

  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
};

/** The last one first. */
export function readRecent(stored: string): string[] {
  const list = attempt((): unknown => JSON.parse(stored));
  if (!Array.isArray(list)) return [];
  return list.filter((one) => typeof one === "string").slice(0, most);
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    // Storage is disabled, full or invalid: nothing is stored.
    return undefined;
  }
}
