import { expect, test } from "vitest";
import { sameIds } from "./same-ids.ts";

test("sets are equal when they have the same ids, in any order", () => {
  expect(sameIds(new Set(["a", "b"]), new Set(["b", "a"]))).toBe(true);
  expect(sameIds(new Set(["a"]), new Set(["a", "b"]))).toBe(false);
  expect(sameIds(new Set(["a", "b"]), new Set(["a", "c"]))).toBe(false);
  expect(sameIds(new Set(), new Set())).toBe(true);
});
