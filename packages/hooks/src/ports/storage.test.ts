import { expect, test } from "vitest";
import { memoryStorage, readJson, safeStorage, type StorageLike } from "./storage.ts";

function browserStorage(): StorageLike & { values: Map<string, string>; full: boolean } {
  const values = new Map<string, string>();
  return {
    values,
    full: false,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (this.full) throw new Error("QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
}

test("writes to the storage and reads from it", () => {
  const browser = browserStorage();
  const storage = safeStorage(() => browser);
  storage.set("a", "1");
  expect(browser.values.get("a")).toBe("1");
  expect(storage.get("a")).toBe("1");
  storage.remove("a");
  expect(storage.get("a")).toBeUndefined();
});

test("falls back to memory while the storage is full", () => {
  const browser = browserStorage();
  const storage = safeStorage(() => browser);
  storage.set("a", "old");
  browser.full = true;
  storage.set("a", "new");
  expect(storage.get("a")).toBe("new");
  browser.full = false;
  storage.set("a", "newer");
  expect([storage.get("a"), browser.values.get("a")]).toEqual(["newer", "newer"]);
});

test("works without a storage", () => {
  const storage = safeStorage(() => undefined);
  storage.set("a", "1");
  expect(storage.get("a")).toBe("1");
  storage.remove("a");
  expect(storage.get("a")).toBeUndefined();
});

test("reads text that is not JSON as undefined", () => {
  const storage = memoryStorage({ good: '{"a":1}', bad: "{" });
  expect(readJson(storage, "good")).toEqual({ a: 1 });
  expect(readJson(storage, "bad")).toBeUndefined();
  expect(readJson(storage, "none")).toBeUndefined();
});
