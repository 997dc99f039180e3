import { expect, test } from "vitest";
import { readFilter } from "./filter-rule.ts";

test("only listed values are accepted", () => {
  const status = { values: ["enabled", "disabled"] } as const;
  expect(readFilter(status, "disabled")).toBe("disabled");
  expect(readFilter(status, "asleep")).toBeUndefined();
});

test("a text has to match its limits and its pattern", () => {
  const code = { minLength: 2, maxLength: 4, pattern: /^[a-z]+$/ };
  expect(["a", "ab", "abcd", "abcde", "ab1"].map((text) => readFilter(code, text))).toEqual([
    undefined,
    "ab",
    "abcd",
    undefined,
    undefined,
  ]);
});

test("a missing filter has no value", () => {
  expect(readFilter({}, undefined)).toBeUndefined();
});
