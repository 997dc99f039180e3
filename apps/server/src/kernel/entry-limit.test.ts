import { LRUCache } from "lru-cache";
import { expect, test } from "vitest";
import { entryLimit } from "./entry-limit.ts";

test("keeps the entries that were used last", () => {
  const cache = new LRUCache<string, number>(entryLimit(2));
  cache.set("a", 1).set("b", 2);
  cache.get("a");
  cache.set("c", 3);
  expect([...cache.keys()].toSorted()).toEqual(["a", "c"]);
});

test("reserves no room for entries that it does not have", () => {
  const cache = new LRUCache<string, number>(entryLimit(50_000)).set("a", 1);
  expect(cache.max).toBe(0);
  expect(cache.size).toBe(1);
});
