import { expect, test } from "vitest";
import { changesOf, emptyDraft, newArticle } from "./article-draft.ts";

const base = { ...emptyDraft, title: "Old", slug: "old", subTitle: "Sub", tags: ["a"] };

test("only what changed is sent; what was emptied is null", () => {
  expect(changesOf(base, { ...base, title: "New", subTitle: "" })).toEqual({
    title: "New",
    subTitle: null,
  });
});

test("an emptied address stays as it was", () => {
  expect(changesOf(base, { ...base, slug: "" })).toEqual({});
});

test("lists count by what is in them", () => {
  expect(changesOf(base, { ...base, tags: ["a"] })).toEqual({});
  expect(changesOf(base, { ...base, tags: ["a", "b"] })).toEqual({ tags: ["a", "b"] });
});

test("a new article leaves out what is empty", () => {
  expect(newArticle({ ...emptyDraft, title: "T", typeId: "t1" })).toEqual({
    title: "T",
    typeId: "t1",
  });
});

test("files that come with it count by which they are", () => {
  const file = { id: "f1", name: "a.pdf", url: "/files/f1", size: 1, mimeType: "application/pdf" };
  const held = { ...emptyDraft, attachments: [file] };
  expect(changesOf(held, { ...held, attachments: [{ ...file }] })).toEqual({});
  const other = { ...file, id: "f2" };
  expect(changesOf(held, { ...held, attachments: [file, other] })).toEqual({
    attachments: [file, other],
  });
});
