import { expect, test } from "vitest";
import { showingOf } from "./showing-of.ts";

const now = Date.parse("2026-06-01T12:00:00Z");
const before = "2026-06-01T11:59:59Z";
const after = "2026-06-01T12:00:01Z";
const exactly = "2026-06-01T12:00:00Z";

test.each([
  ["enabled", null, null, "now"],
  ["disabled", null, null, "off"],
  ["disabled", before, after, "off"],
  ["enabled", before, after, "now"],
  ["enabled", exactly, null, "now"],
  ["enabled", after, null, "planned"],
  ["enabled", null, before, "over"],
  ["enabled", null, exactly, "over"],
])("%s from %s until %s is %s", (status, startAt, endAt, showing) => {
  expect(showingOf({ status, startAt, endAt }, now)).toBe(showing);
});
