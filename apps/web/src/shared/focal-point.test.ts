import { expect, test } from "vitest";
import { movedBy, readFocus, writeFocus } from "./focal-point.ts";

test.each([
  ["30% 100%", { x: 30, y: 100 }],
  [null, { x: 50, y: 50 }],
  ["left", { x: 50, y: 50 }],
])("%s is read as %j", (value, point) => {
  expect(readFocus(value)).toEqual(point);
});

test.each([
  [{ x: 31.9, y: 99 }, "30% 100%"],
  [{ x: -20, y: 300 }, "0% 100%"],
  [{ x: 51, y: 49 }, null],
])("%j is stored as %s", (point, value) => {
  expect(writeFocus(point)).toBe(value);
});

test("arrow keys move a point by a step, and no others", () => {
  const point = { x: 50, y: 50 };
  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Tab"];
  expect(keys.map((key) => movedBy(key, point))).toEqual([
    { x: 45, y: 50 },
    { x: 55, y: 50 },
    { x: 50, y: 45 },
    { x: 50, y: 55 },
    undefined,
  ]);
});
