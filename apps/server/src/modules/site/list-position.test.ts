import { expect, it } from "vitest";
import { Buckets, type Bucket, type Place } from "./buckets.ts";
import { monthBounds, readFromMonth, readWithinMonth } from "./list-position.ts";

const stored: Bucket[] = [
  { typeId: "a", orderBy: 0, month: "2026-01", count: 10 },
  { typeId: "b", orderBy: 0, month: "2026-01", count: 5 },
  { typeId: "a", orderBy: 0, month: "2025-12", count: 20 },
  { typeId: "b", orderBy: 3, month: "2024-06", count: 2 },
  { typeId: "b", orderBy: 7, month: "2026-01", count: 4 },
  { typeId: "c", orderBy: 7, month: "2026-01", count: 6 },
];
const ordered = new Buckets(stored);
const places = new Buckets(stored.slice(0, 4)).places(["a", "b"]);

it("puts the buckets of types side by side in list order", () => {
  const shown = (list: readonly Place[]) =>
    list.map(({ typeIds, orderBy, month, count }) => [typeIds.join(), orderBy, month, count]);
  const expected = [
    ["b", 7, "2026-01", 4],
    ["b", 3, "2024-06", 2],
    ["a,b", 0, "2026-01", 15],
    ["a", 0, "2025-12", 20],
  ];
  expect(shown(ordered.places(["b", "a"]))).toEqual(expected);
  expect(shown(ordered.places(["b", "a"]))).toEqual(expected);
  expect(shown(ordered.places(["a"]))).toEqual([
    ["a", 0, "2026-01", 10],
    ["a", 0, "2025-12", 20],
  ]);
  expect(shown(ordered.placesInMonth(["a", "b"], "2026-01"))).toEqual([
    ["b", 7, "2026-01", 4],
    ["a,b", 0, "2026-01", 15],
  ]);
  expect([ordered.places([]), ordered.places(["unknown"])]).toEqual([[], []]);
  expect(ordered.placesInMonth(["a"], "2020-01")).toEqual([]);
});

it("sums the months of types, each once", () => {
  expect(Object.fromEntries(ordered.months(["a", "b", "a"]))).toEqual({
    "2026-01": 19,
    "2025-12": 20,
    "2024-06": 2,
  });
});

it("starts in the month of the page, with the types that it touches", () => {
  expect(readFromMonth(places, 5, 10)).toEqual({
    kind: "below",
    typeIds: ["a", "b"],
    belowOrder: 0,
    below: "2026-02-01T00:00:00Z",
    skip: 3,
  });
  expect(readFromMonth(places, 1, 20)).toMatchObject({ belowOrder: 3, skip: 1 });
  expect(readFromMonth(places, 20, 5)).toMatchObject({ typeIds: ["a"], skip: 3 });
  expect(readFromMonth(places, 37, 10).typeIds).toEqual([]);
});

it("reads only the touched buckets within one month", () => {
  const ofMonth = ordered.placesInMonth(["a", "b"], "2026-01");
  expect(readWithinMonth("2026-01", ofMonth, 2, 5)).toEqual({
    kind: "month",
    typeIds: ["b", "a", "b"],
    orders: [7, 0, 0],
    since: "2026-01-01T00:00:00Z",
    before: "2026-02-01T00:00:00Z",
    skip: 2,
  });
  expect(readWithinMonth("2026-01", ofMonth, 0, 3).orders).toEqual([7]);
});

it("knows where months end", () => {
  expect(monthBounds("2026-09").before).toBe("2026-10-01T00:00:00Z");
  expect(monthBounds("2026-12").before).toBe("2027-01-01T00:00:00Z");
  expect(monthBounds("9999-12")).toEqual({ since: "9999-12-01T00:00:00Z", before: "infinity" });
});
