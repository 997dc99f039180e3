import { expect, test } from "vitest";
import { visibilityOf } from "./visibility-of.ts";

const now = Date.parse("2026-06-01T12:00:00Z");
const before = "2026-06-01T11:59:59Z";
const after = "2026-06-01T12:00:01Z";
const exactly = "2026-06-01T12:00:00Z";

test.each([
  ["enabled", null, null, "visible"],
  ["disabled", null, null, "hidden"],
  ["disabled", before, after, "hidden"],
  ["enabled", before, after, "visible"],
  ["enabled", exactly, null, "visible"],
  ["enabled", after, null, "scheduled"],
  ["enabled", null, before, "expired"],
  ["enabled", null, exactly, "expired"],
])("a record that is %s from %s until %s is %s", (status, startAt, endAt, visibility) => {
  expect(visibilityOf({ status, startAt, endAt }, now)).toBe(visibility);
});
