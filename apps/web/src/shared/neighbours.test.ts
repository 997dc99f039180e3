import { expect, test } from "vitest";
import { afterwards, beside } from "./neighbours.ts";

const rows = [{ id: "a" }, { id: "b" }, { id: "c" }];

test("the entry beside another one, and none at the ends", () => {
  expect(beside(rows, "b", 1)?.id).toBe("c");
  expect(beside(rows, "b", -1)?.id).toBe("a");
  expect(beside(rows, "a", -1)).toBeUndefined();
  expect(beside(rows, "c", 1)).toBeUndefined();
  expect(beside(rows, "elsewhere", 1)).toBeUndefined();
});

test("the next one follows; at the end the one before, when the last one leaves the list", () => {
  expect(afterwards(rows, "a", true)).toBe("b");
  expect(afterwards(rows, "c", true)).toBe("b");
  expect(afterwards(rows, "c", false)).toBe("c");
  expect(afterwards([{ id: "a" }], "a", true)).toBeUndefined();
});
