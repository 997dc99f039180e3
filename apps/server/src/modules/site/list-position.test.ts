import { expect, it } from "vitest";
import { monthBounds, readFromMonth, readWithinMonth, type Bucket } from "./list-position.ts";

const buckets: Bucket[] = [
  { typeId: "a", orderBy: 0, month: "2026-01", count: 10 },
  { typeId: "b", orderBy: 0, month: "2026-01", count: 5 },
  { typeId: "a", orderBy: 0, month: "2025-12", count: 20 },
  { typeId: "b", orderBy: 3, month: "2024-06", count: 2 },
];

it("starts in the month of the page, with the types that it touches", () => {
  expect(readFromMonth(buckets, 5, 10)).toEqual({
    kind: "from",
    typeIds: ["a", "b"],
    belowOrder: 0,
    below: "2026-02-01T00:00:00Z",
    skip: 3,
  });
  expect(readFromMonth(buckets, 1, 20)).toMatchObject({ belowOrder: 3, skip: 1 });
  expect(readFromMonth(buckets, 20, 5)).toMatchObject({ typeIds: ["a"], skip: 3 });
  expect(readFromMonth(buckets, 37, 10).typeIds).toEqual([]);
});

it("reads only the touched buckets within one month", () => {
  const ofMonth = [...buckets.slice(0, 2), { typeId: "b", orderBy: 7, month: "2026-01", count: 4 }];
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
