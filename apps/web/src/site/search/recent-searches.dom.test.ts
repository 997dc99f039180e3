import { beforeEach, expect, it } from "vitest";
import { readRecent, recentSearches } from "./recent-searches.ts";

const list = () => readRecent(recentSearches.stored());

beforeEach(() => localStorage.clear());

it("keeps the last six keywords, each once in any case, the last one first", () => {
  for (const keyword of ["a", "b", "c", "d", "e", "f", "g", "D"]) recentSearches.add(keyword);
  expect(list()).toEqual(["D", "g", "f", "e", "c", "b"]);
  recentSearches.clear();
  expect(list()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it.each(["{", "5", '{"a":1}', "[1,null]"])("ignores %s in the storage", (stored) => {
  localStorage.setItem("atrium.searches", stored);
  expect(list()).toEqual([]);
});
