import { expect, test } from "vitest";
import { can, canAll, canAny } from "./can.ts";

test.each<[readonly string[] | null | undefined, string, boolean]>([
  [["add", "delete"], "add", true],
  [["add"], "delete", false],
  [["add"], "ad", false],
  [[], "add", false],
  [undefined, "add", false],
  [null, "add", false],
  [[""], "", false],
])("%j allows %j: %s", (allowed, action, expected) => {
  expect(can(allowed, action)).toBe(expected);
});

test("a string is not a list, even when it contains the action", () => {
  // @ts-expect-error what the types refuse still comes in from untyped code
  expect(can("add,delete", "add")).toBe(false);
});

test("canAll and canAny check several actions; an empty list allows nothing", () => {
  expect(canAll(["a", "b"], ["a", "b"])).toBe(true);
  expect(canAll(["a"], ["a", "b"])).toBe(false);
  expect(canAll(["a"], [])).toBe(false);
  expect(canAny(["a"], ["b", "a"])).toBe(true);
  expect(canAny(["a"], [])).toBe(false);
});
