import { expect, it } from "vitest";
import { pageSlots } from "./page-slots.ts";

it.each([
  [1, 1, "1"],
  [1, 2, "1 2"],
  [1, 9, "1 2 … 9"],
  [3, 9, "1 2 3 4 … 9"],
  [4, 9, "1 2 3 4 5 … 9"],
  [5, 9, "1 … 4 5 6 … 9"],
  [6, 9, "1 … 5 6 7 8 9"],
  [9, 9, "1 … 8 9"],
  [2, 4, "1 2 3 4"],
])("page %i of %i shows the links %s", (current, pages, shown) => {
  const slots = pageSlots(current, pages);
  expect(slots.map((slot) => (typeof slot === "number" ? slot : "…")).join(" ")).toBe(shown);
  expect(new Set(slots).size).toBe(slots.length);
});
