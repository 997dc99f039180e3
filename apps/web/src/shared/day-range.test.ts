import { afterEach, expect, test, vi } from "vitest";
import { dayRange } from "./day-range.ts";

afterEach(() => vi.unstubAllEnvs());

test("a period starts with its first day and ends after its last, in the reader's time zone", () => {
  expect(dayRange("2026-02-28", "2026-02-28")).toEqual({
    createdFrom: new Date(2026, 1, 28).toISOString(),
    createdTo: new Date(2026, 2, 1).toISOString(),
  });
});

test.each([
  ["Asia/Shanghai", "2026-03-07T16:00:00.000Z", "2026-03-08T16:00:00.000Z"],
  ["America/New_York", "2026-03-08T05:00:00.000Z", "2026-03-09T04:00:00.000Z"],
])("a day starts and ends at other times in %s", (zone, createdFrom, createdTo) => {
  vi.stubEnv("TZ", zone);
  expect(dayRange("2026-03-08", "2026-03-08")).toEqual({ createdFrom, createdTo });
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

test("a day that does not exist is ignored", () => {
  expect(dayRange("2026-02-31", "2026-13-01")).toEqual({});
});
