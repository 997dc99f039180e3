import { expect, it } from "vitest";
import { adminEn } from "../../i18n/admin-en.ts";
import { versionOptions } from "./version-options.ts";

type Arguments = Parameters<typeof versionOptions>;

const article = {
  status: "published" as const,
  headVersionNo: 2,
  approvedVersionNo: 2,
  publishedVersionNo: 1,
  nextVersionNo: null,
};
const two = [
  { versionNo: 2, published: false },
  { versionNo: 1, published: true },
];
const labels = (...of: [Arguments[0], Arguments[1]]) =>
  versionOptions(...of, adminEn).map(({ label }) => label);

it("says what is public, approved and the latest", () => {
  expect(labels(two, article)).toEqual(["Version 2 (latest, approved)", "Version 1 (public)"]);
});

it("says scheduled, not public, of what is still to come", () => {
  const revision = { ...article, nextVersionNo: 2 };
  expect(labels(two, revision)).toEqual(["Version 2 (latest, scheduled)", "Version 1 (public)"]);
  const first = {
    ...article,
    status: "scheduled" as const,
    headVersionNo: 1,
    approvedVersionNo: 1,
  };
  expect(labels([{ versionNo: 1, published: false }], first)).toEqual([
    "Version 1 (latest, scheduled)",
  ]);
});

it("offers the latest alone until the versions are loaded", () => {
  expect(labels(undefined, article)).toEqual(["Version 2 (latest, approved)"]);
});
