import { expect, test } from "vitest";
import { readContract } from "../kernel/contract.ts";
import { describePattern } from "./describe-pattern.ts";

test.each([
  [
    "^[a-z][a-z0-9._-]+$",
    "must start with lowercase letters and contain only lowercase letters, digits, dots, underscores and dashes",
  ],
  ["^[A-Za-z0-9_-]+$", "may contain only letters, digits, underscores and dashes"],
  ["^[1-9]\\d{3}-(0[1-9]|1[0-2])$", "must be a month such as 2026-03"],
  ["\\S", "must not be blank"],
])("%s is described", (pattern, description) => {
  expect(describePattern(pattern)).toBe(description);
});

test("every pattern of the contract has a description", () => {
  const patterns = new Set<string>();
  JSON.stringify(readContract().document, (key, value: unknown) => {
    if (key === "pattern" && typeof value === "string") patterns.add(value);
    return value;
  });
  expect(patterns.size).toBeGreaterThan(20);
  expect([...patterns].filter((pattern) => describePattern(pattern) === null)).toEqual([]);
});
