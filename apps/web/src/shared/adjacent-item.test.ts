import { expect, test } from "vitest";
import { nextAfterRemoval, adjacentItem } from "./adjacent-item.ts";

const rows = [{ id: "a" }, { id: "b" }, { id: "c" }];

test("the entry beside another one, and none at the ends", () => {
  expect(adjacentItem(rows, "b", 1)?.id).toBe("c");
  expect(adjacentItem(rows, "b", -1)?.id).toBe("a");
  expect(adjacentItem(rows, "a", -1)).toBeUndefined();
  expect(adjacentItem(rows, "c", 1)).toBeUndefined();
  expect(adjacentItem(rows, "elsewhere", 1)).toBeUndefined();
});

test("the next one follows; at the end the one before, when the last one leaves the list", () => {
  expect(nextAfterRemoval(rows, "a", true)).toBe("b");
  expect(nextAfterRemoval(rows, "c", true)).toBe("b");
  expect(nextAfterRemoval(rows, "c", false)).toBe("c");
  expect(nextAfterRemoval([{ id: "a" }], "a", true)).toBeUndefined();
});
