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

test("writes through and reads back", () => {
  const browser = browserStorage();
  const storage = safeStorage(() => browser);
  storage.set("a", "1");
  expect(browser.values.get("a")).toBe("1");
  expect(storage.get("a")).toBe("1");
  storage.remove("a");
  expect(storage.get("a")).toBeUndefined();
});

test("a full storage is stood in for by memory, until there is room again", () => {
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

test("no storage at all still works", () => {
  const storage = safeStorage(() => undefined);
  storage.set("a", "1");
  expect(storage.get("a")).toBe("1");
  storage.remove("a");
  expect(storage.get("a")).toBeUndefined();
});

test("text that is no JSON is nothing", () => {
  const storage = memoryStorage({ good: '{"a":1}', bad: "{" });
  expect(readJson(storage, "good")).toEqual({ a: 1 });
  expect(readJson(storage, "bad")).toBeUndefined();
  expect(readJson(storage, "none")).toBeUndefined();
});
