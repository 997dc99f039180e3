import { expect, test } from "vitest";
import { dropIndex } from "./drop-index.ts";

test.each([
  [0, 0, 0],
  [0, 1, 0],
  [0, 3, 2],
  [2, 0, 0],
  [2, 2, 2],
  [2, 3, 2],
])("a row dragged from index %i to gap %i lands at index %i", (from, gap, place) => {
  expect(dropIndex(from, gap)).toBe(place);
});
