import { expect, test } from "vitest";
import { nextAfterRemoval, adjacentItem } from "./adjacent-item.ts";

const rows = [{ id: "a" }, { id: "b" }, { id: "c" }];

test("adjacentItem returns the neighbour, and undefined at the ends", () => {
  expect(adjacentItem(rows, "b", 1)?.id).toBe("c");
  expect(adjacentItem(rows, "b", -1)?.id).toBe("a");
  expect(adjacentItem(rows, "a", -1)).toBeUndefined();
  expect(adjacentItem(rows, "c", 1)).toBeUndefined();
  expect(adjacentItem(rows, "elsewhere", 1)).toBeUndefined();
});

test("nextAfterRemoval returns the next item, or the previous one at the end of the list", () => {
  expect(nextAfterRemoval(rows, "a", true)).toBe("b");
  expect(nextAfterRemoval(rows, "c", true)).toBe("b");
  expect(nextAfterRemoval(rows, "c", false)).toBe("c");
  expect(nextAfterRemoval([{ id: "a" }], "a", true)).toBeUndefined();
});
