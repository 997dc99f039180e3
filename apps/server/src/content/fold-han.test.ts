import fc from "fast-check";
import { expect, it } from "vitest";
import { foldHan, hanPattern } from "./fold-han.ts";

it("writes traditional characters as simplified ones and leaves the rest", () => {
  expect(foldHan("雷達水位計校準 T80")).toBe("雷达水位计校准 T80");
  expect(foldHan("雷达水位计校准")).toBe("雷达水位计校准");
});

it("keeps every position, and folds any part as it folds the whole", () => {
  const characters = fc.constantFrom(...Array.from("雷達水位計校準𠮷a😀發髮"));
  fc.assert(
    fc.property(fc.array(characters), fc.array(characters), (a, b) => {
      const [one, other] = [a.join(""), b.join("")];
      expect(foldHan(one + other)).toBe(foldHan(one) + foldHan(other));
      expect(foldHan(one)).toHaveLength(one.length);
      expect(foldHan(foldHan(one))).toBe(foldHan(one));
    }),
  );
});

it("makes a pattern that finds every way to write a run", () => {
  const pattern = new RegExp(hanPattern(foldHan("水位計校準")), "u");
  for (const text of ["水位計校準", "水位计校准", "水位計校准"]) expect(text).toMatch(pattern);
  expect("水位机校准").not.toMatch(pattern);
});
