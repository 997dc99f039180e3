import { expect, test } from "vitest";
import { changedFields, hasValue, type ComparedArticle } from "./compared-article.ts";

const before: ComparedArticle = {
  content: "",
  title: "Berth",
  slug: "berth",
  summary: null,
  cover: "/a.webp",
  coverAlt: "A quay",
  coverFocus: null,
  tags: ["harbour"],
  offlineAt: "2026-03-20T07:00:00.000Z",
};

test("names the fields that differ, the cover with its alt text and focal point", () => {
  const after = { ...before, title: "Berth 4", coverFocus: "20% 50%", tags: ["harbour", "ships"] };
  expect(changedFields(before, after)).toEqual(["title", "cover", "tags"]);
});

test("takes empty values and equal dates for the same", () => {
  const after = { ...before, summary: "", offlineAt: "2026-03-20T08:00:00+01:00" };
  expect(changedFields(before, after)).toEqual([]);
  expect(changedFields(undefined, after)).toEqual([]);
});

test("knows which fields have a value", () => {
  expect(hasValue(before, "tags")).toBe(true);
  expect(hasValue(before, "summary")).toBe(false);
});
