import fc from "fast-check";
import { expect, test } from "vitest";
import { deepClone } from "./deep-clone.ts";

const plainData = fc.oneof(
  fc.object({ withDate: true, withMap: true, withSet: true }),
  fc.array(fc.object()),
);

test("equals its source and shares nothing with it", () => {
  fc.assert(
    fc.property(plainData, (source) => {
      const clone = deepClone(source);
      expect(clone).toEqual(source);
      expect(objectsIn(clone).filter((one) => objectsIn(source).includes(one))).toEqual([]);
    }),
    { seed: 3 },
  );
});

test("copies dates, maps and lists with their content", () => {
  const source = { list: [{ at: new Date(0) }], map: new Map([["a", { b: 1 }]]) };
  const clone = deepClone(source);
  expect(clone).toEqual(source);
  expect(clone.list[0]?.at).not.toBe(source.list[0]?.at);
  expect(clone.map.get("a")).not.toBe(source.map.get("a"));
});

test("copies circular references", () => {
  const source: { self?: unknown } = {};
  source.self = source;
  const clone = deepClone(source);
  expect(clone.self).toBe(clone);
});

test.each([undefined, null, 1, "text", () => 1, { run: () => 1 }])("throws for %s", (value) => {
  // @ts-expect-error what the types refuse still comes in from untyped code
  expect(() => deepClone(value)).toThrow(/^error arguments$/);
});

function objectsIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}
