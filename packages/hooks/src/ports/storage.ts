/**
 * The part of the browser's `Storage` the package uses.
 *
 * @example
 * const browser: StorageLike = window.localStorage;
 */
export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Strings by key. A missing key reads as undefined; no method ever throws.
 *
 * @example
 * const stored: StoragePort = safeStorage(() => window.sessionStorage);
 * stored.set("seen", "1");
 */
export interface StoragePort {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * Wraps a browser storage so that a forbidden, full or absent one never breaks the caller: memory replaces it for as long
 * as the page lives.
 *
 * @param open Gets the storage; a function, because even touching `window.sessionStorage` may throw.
 * @example
 * const storage = safeStorage(() => window.sessionStorage);
 */
export function safeStorage(open: () => StorageLike | undefined): StoragePort {
  const unsaved = memoryStorage();
  return {
    get(key) {
      return unsaved.get(key) ?? attempt(() => open()?.getItem(key)) ?? undefined;
    },
    set(key, value) {
      const saved = attempt(() => {
        const storage = open();
        storage?.setItem(key, value);
        return storage !== undefined;
      });
      if (saved === true) unsaved.remove(key);
      else unsaved.set(key, value);
    },
    remove(key) {
      unsaved.remove(key);
      attempt(() => open()?.removeItem(key));
    },
  };
}

/**
 * A storage in memory: for servers, tests and pages without any.
 *
 * @example
 * const preferences = createPreferences(memoryStorage({ themeName: "light" }));
 */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): StoragePort {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/**
 * Parses a JSON value; undefined when it is missing or invalid. The value is not validated.
 *
 * @example
 * const value = readJson(storage, "userInfo");
 * const isKnown = typeof value === "object" && value !== null;
 */
export function readJson(storage: StoragePort, key: string): unknown {
  const text = storage.get(key);
  return text === undefined ? undefined : attempt((): unknown => JSON.parse(text));
}

function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
