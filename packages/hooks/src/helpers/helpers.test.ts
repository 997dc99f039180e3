import { describe, expect, test } from "vitest";
import { cancelable } from "./cancelable.ts";
import { deepClone } from "./deep-clone.ts";
import { isInteger } from "./is-integer.ts";
import { parseQueryString, toQueryString } from "./query-string.ts";

describe("query strings", () => {
  test("drop empty values and keep 0 and false", () => {
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
    expect(toQueryString(values)).toBe("d=0&e=false&f=+&g=x&g=y");
  });

  test("escape and come back", () => {
    const values = { q: "a&b=c?#文 +", n: "1" };
    expect(parseQueryString(`?${toQueryString(values)}`)).toEqual(values);
    expect(parseQueryString("a=&b=1&b=2")).toEqual({ b: "2" });
  });
});

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

describe("deep clone", () => {
  test("shares nothing with its source", () => {
    const source = { list: [{ at: new Date(0) }], map: new Map([["a", { b: 1 }]]) };
    const clone = deepClone(source);
    expect(clone).toEqual(source);
    expect(clone.list[0]).not.toBe(source.list[0]);
    expect(clone.map.get("a")).not.toBe(source.map.get("a"));
  });

  test("follows circles", () => {
    const source: { self?: unknown } = {};
    source.self = source;
    const clone = deepClone(source);
    expect(clone.self).toBe(clone);
  });

  test.each([undefined, null, 1, "text", () => 1, { run: () => 1 }])("refuses %s", (value) => {
    // @ts-expect-error what the types refuse still comes in from untyped code
    expect(() => deepClone(value)).toThrow("error arguments");
  });
});

describe("cancelable", () => {
  test("rejects with 'cancel' once it is cancelled", async () => {
    const { promise, cancel } = cancelable(new Promise(() => {}));
    cancel();
    await expect(promise).rejects.toThrow(/^cancel$/);
  });

  test("passes the outcome on, after which cancelling does nothing", async () => {
    const { promise, cancel } = cancelable(Promise.resolve(5));
    await expect(promise).resolves.toBe(5);
    cancel();
    await expect(promise).resolves.toBe(5);
    await expect(cancelable(Promise.reject(new Error("no"))).promise).rejects.toThrow("no");
  });

  test.each([undefined, null, 5, {}, () => 1])("refuses %s", async (value) => {
    // @ts-expect-error what the types refuse still comes in from untyped code
    const { promise, cancel } = cancelable(value);
    cancel();
    await expect(promise).rejects.toThrow("promise is not Promise");
  });
});
