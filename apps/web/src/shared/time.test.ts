import { expect, test } from "vitest";
import { relativeTime } from "./time.tsx";

const now = new Date("2026-03-14T12:00:00Z");

test.each([
  ["2026-03-14T11:59:30Z", undefined],
  ["2026-03-14T11:45:00Z", "15 minutes ago"],
  ["2026-03-14T15:00:00Z", "in 3 hours"],
  ["2026-03-14T13:59:50Z", "in 2 hours"],
  ["2026-03-14T10:00:10Z", "1 hour ago"],
  ["2026-03-13T10:00:00Z", "yesterday"],
])("%s is formatted as %s", (date, expected) => {
  expect(relativeTime(new Date(date), now, "en")).toBe(expected);
});

test("a date long ago is shown as a date", () => {
  expect(relativeTime(new Date("2025-01-05T12:00:00Z"), now, "en-GB")).toBe("5 Jan 2025");
});
