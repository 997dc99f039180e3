import fc from "fast-check";
import { expect, test } from "vitest";
import { parseQueryString, toQueryString } from "./query-string.ts";

test("drops empty values and keeps 0 and false", () => {
  const values = {
    a: "",
    b: undefined,
    c: null,
    d: 0,
    e: false,
    f: " ",
    g: ["x", "", "y"],
    h: [],
  };
  expect(toQueryString(values)).toBe("d=0&e=false&f=%20&g=x&g=y");
  expect(parseQueryString("a=&b=1&b=2")).toEqual({ b: "2" });
});

test("escapes anything, and parsing restores it", () => {
  const text = fc.string({ minLength: 1, unit: "grapheme" });
  fc.assert(
    fc.property(fc.dictionary(text, text), (values) => {
      expect(parseQueryString(`?${toQueryString(values)}`)).toEqual({ ...values });
    }),
    { seed: 3 },
  );
});

test("drops exactly the empty values", () => {
  const name = fc.stringMatching(/^[a-z]{1,4}$/);
  const empty = fc.constantFrom("", null, undefined);
  const full = fc.oneof(fc.integer(), fc.boolean(), fc.constant("x"));
  fc.assert(
    fc.property(fc.dictionary(name, full), fc.dictionary(name, empty), (kept, dropped) => {
      expect(toQueryString({ ...kept, ...dropped, ...kept })).toBe(toQueryString(kept));
      expect(Object.keys(parseQueryString(toQueryString(kept))).sort()).toEqual(
        Object.keys(kept).sort(),
      );
    }),
    { seed: 3 },
  );
});
