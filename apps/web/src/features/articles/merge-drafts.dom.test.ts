import { expect, test } from "vitest";
import { emptyDraft, type ArticleDraft } from "./article-draft.ts";
import { mergeDrafts, settle } from "./merge-drafts.ts";

const base: ArticleDraft = { ...emptyDraft, title: "Old", content: "<p>Old</p>", tags: ["a"] };

test("changes to different fields are put together without a question", () => {
  const mine = { ...base, title: "Mine" };
  const theirs = { ...base, summary: "Theirs", tags: ["a", "b"] };
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    merged: { ...base, title: "Mine", summary: "Theirs", tags: ["a", "b"] },
    conflicts: [],
  });
});

test("a field both changed differently is a conflict, and stays mine until chosen", () => {
  const mine = { ...base, title: "Mine", content: "<p>Mine</p>" };
  const theirs = { ...base, title: "Theirs", content: "<p>Theirs</p>" };
  const merge = mergeDrafts(base, mine, theirs);
  expect(merge.conflicts).toEqual(["title", "content"]);
  expect(merge.merged.title).toBe("Mine");
  const settled = settle(merge, theirs, { content: "theirs" });
  expect(settled).toMatchObject({ title: "Mine", content: "<p>Theirs</p>" });
});

test("the same change by both is none to choose from", () => {
  const both = { ...base, title: "Same", tags: ["b"] };
  expect(mergeDrafts(base, both, { ...both, tags: ["b"] }).conflicts).toEqual([]);
});

test("markup the server cleaned is no change", () => {
  const mine = { ...base, content: "<p>Mine</p>" };
  const theirs = { ...base, content: '<p class="x">Old</p>', author: "Theirs" };
  const { merged, conflicts } = mergeDrafts(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(merged).toMatchObject({ content: "<p>Mine</p>", author: "Theirs" });
});
