/// <reference types="node" />
import { afterEach, expect, test, vi } from "vitest";
import { fromLocalInput, toLocalInput, utcOffsetAt } from "./local-time.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["Asia/Shanghai", "2026-11-22T06:05:00.000Z", "2026-11-22T14:05", "UTC+8"],
  ["America/New_York", "2026-07-01T02:30:00.000Z", "2026-06-30T22:30", "UTC−4"],
  ["America/New_York", "2026-12-01T02:30:00.000Z", "2026-11-30T21:30", "UTC−5"],
  ["Asia/Kathmandu", "2026-01-01T00:00:00.000Z", "2026-01-01T05:45", "UTC+5:45"],
  ["UTC", "0099-03-04T05:06:00.000Z", "0099-03-04T05:06", "UTC"],
])("formats, in %s, %s as %s, and parses it back", (zone, instant, local, distance) => {
  vi.stubEnv("TZ", zone);
  expect(toLocalInput(instant)).toBe(local);
  expect(fromLocalInput(local)).toBe(instant);
  expect(utcOffsetAt(instant)).toBe(distance);
});

test.each([null, "", "soon", "2026-13-40T00:00"])(
  "returns nothing for the invalid date %j",
  (text) => {
    expect(toLocalInput(text)).toBe("");
    expect(fromLocalInput(text ?? "")).toBeNull();
  },
);
