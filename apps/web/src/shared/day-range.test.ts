import { expect, test } from "vitest";
import { dayRange } from "./day-range.ts";

test("a period begins with its first day and ends after its last, in the reader's zone", () => {
  expect(dayRange("2026-02-28", "2026-02-28")).toEqual({
    createdFrom: new Date(2026, 1, 28).toISOString(),
    createdTo: new Date(2026, 2, 1).toISOString(),
  });
});

test("either end may be open", () => {
  expect(dayRange(undefined, undefined)).toEqual({});
  expect(dayRange("2026-12-31", undefined)).toEqual({
    createdFrom: new Date(2026, 11, 31).toISOString(),
  });
  expect(dayRange(undefined, "2026-12-31")).toEqual({
    createdTo: new Date(2027, 0, 1).toISOString(),
  });
});

test("a day that the calendar does not have counts as none", () => {
  expect(dayRange("2026-02-31", "2026-13-01")).toEqual({});
});
