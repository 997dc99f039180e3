import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { droppedValues } from "./drop-empty-params.ts";
import { serializeQuery } from "./serialize-query.ts";

const params = { a: "", b: undefined, c: null, d: 0, e: false, f: [], g: ["x", "", null, "y"] };

describe("the query of", () => {
  it.each([
    ["a GET leaves out what is empty", "GET", false, "d=0&e=false&g=x&g=y"],
    ["a write leaves out only what is not there", "PUT", false, "a=&d=0&e=false&g=x&g=&g=y"],
    ["any call keeps all with saveNull", "GET", true, "a=&b=&c=&d=0&e=false&g=x&g=&g=&g=y"],
  ])("%s", (_name, method, saveNull, query) => {
    expect(serializeQuery(params, droppedValues(method, saveNull))).toBe(query);
  });

  it("throws for an object instead of sending [object Object]", () => {
    expect(() => serializeQuery({ a: { b: 1 } }, [])).toThrow(TypeError);
  });
});

const scalar = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
);
const name = fc.string({ minLength: 1, unit: "grapheme" });
const anyParams = fc.dictionary(name, fc.oneof(scalar, fc.array(scalar)));

const isKept = (item: unknown) => item !== undefined && item !== null && item !== "";

test("writes exactly the values of a GET that are not empty, in order", () => {
  fc.assert(
    fc.property(anyParams, (values) => {
      const expected = Object.entries(values).flatMap(([key, value]) =>
        [value]
          .flat()
          .filter(isKept)
          .map((item) => [key, String(item)]),
      );
      const query = serializeQuery(values, droppedValues("GET"));
      expect([...new URLSearchParams(query)]).toEqual(expected);
    }),
  );
});

test("writes every value with saveNull, missing ones as empty", () => {
  fc.assert(
    fc.property(anyParams, (values) => {
      const expected = Object.entries(values).flatMap(([key, value]) =>
        [value].flat().map((item) => [key, String(item ?? "")]),
      );
      const query = serializeQuery(values, droppedValues("GET", true));
      expect([...new URLSearchParams(query)]).toEqual(expected);
    }),
  );
});
