import fc from "fast-check";
import { expect, test } from "vitest";
import { isInteger } from "./is-integer.ts";

test.each([
  ["0", true],
  ["-12", true],
  ["+3", true],
  [7, true],
  ["12345678901234567890", true],
  ["1.0", false],
  ["1.", false],
  [".5", false],
  [1.5, false],
  [1e21, false],
  [Number.NaN, false],
  [Infinity, false],
  ["1e3", false],
  ["", false],
  [" 1", false],
  ["1\n", false],
  [null, false],
  [true, false],
  [[1], false],
])("%j is an integer: %s", (value, expected) => {
  expect(isInteger(value)).toBe(expected);
});

test("accepts every whole number", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (n) => {
      expect([isInteger(n), isInteger(String(n))]).toEqual([true, true]);
    }),
    { seed: 3 },
  );
});

test("rejects anything with a decimal point", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.integer(), fc.nat(), (before, after, whole, part) => {
      expect(isInteger(`${before}.${after}`)).toBe(false);
      expect(isInteger(`${whole}.${part}`)).toBe(false);
    }),
    { seed: 3 },
  );
});
