import { expect, test } from "vitest";
import { firstBase, reviewBases } from "./review-base.tsx";

const versions = [5, 4, 3, 2, 1].map((versionNo) => ({ versionNo }));

test("offers what the reviewer saw last, then what is live, then every earlier version", () => {
  expect(
    reviewBases(
      { versionNo: 4, seenVersionNo: 3 },
      { publishedVersionNo: 1, approvedVersionNo: 1 },
      versions,
    ),
  ).toEqual([
    { versionNo: 3, reason: "seen" },
    { versionNo: 1, reason: "live" },
    { versionNo: 2, reason: "version" },
  ]);
});

test("offers nothing for a first version", () => {
  const first = { versionNo: 1, seenVersionNo: null };
  expect(
    reviewBases(first, { publishedVersionNo: null, approvedVersionNo: null }, [{ versionNo: 1 }]),
  ).toEqual([]);
});

test("compares with nothing at first what was neither seen nor approved", () => {
  const drafts = [
    { versionNo: 2, reason: "version" as const },
    { versionNo: 1, reason: "version" as const },
  ];
  expect(firstBase(drafts)).toBeUndefined();
  expect(firstBase([...drafts, { versionNo: 3, reason: "seen" }])).toBe(3);
});
