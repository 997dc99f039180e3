import { expect, test } from "vitest";
import { endOfPeriod, startOfPeriod } from "./change-period.ts";

const now = new Date(2026, 2, 3, 15, 30);

test.each([
  ["today", new Date(2026, 2, 3)],
  ["last7Days", new Date(2026, 1, 25)],
  ["last30Days", new Date(2026, 1, 2)],
  ["thisMonth", new Date(2026, 2, 1)],
  ["thisYear", new Date(2026, 0, 1)],
  ["2026-03-02", new Date(2026, 2, 2)],
])("%s starts with its first day", (start, expected) => {
  expect(startOfPeriod(start, now)).toBe(expected.toISOString());
});

test("the last day is part of a period", () => {
  expect(endOfPeriod("2026-03-14")).toBe(new Date(2026, 2, 15).toISOString());
});

test("a day that does not exist is no bound", () => {
  expect(startOfPeriod("2026-02-31", now)).toBeUndefined();
  expect(endOfPeriod("2026-02-31")).toBeUndefined();
});
