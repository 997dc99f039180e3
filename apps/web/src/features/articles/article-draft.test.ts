import { dirtyFields } from "@atrium/hooks/resource";
import { describe, expect, test } from "vitest";
import { adminEn } from "../../i18n/admin-en.ts";
import { articleUpdate, copyOf, newArticle } from "./article-body.ts";
import {
  articleErrors,
  creationErrors,
  draftChanges,
  emptyDraft,
  updateErrors,
} from "./article-draft.ts";
import { articleFields, type ArticleDraft } from "./article-fields.ts";

const messages = { typeRequired: "Choose a type.", untitled: "Untitled" };
const base: ArticleDraft = {
  ...emptyDraft,
  title: "Old",
  slug: "old",
  subTitle: "Sub",
  tags: ["a"],
};

describe("dirty fields of an article", () => {
  test("are those that changed", () => {
    const draft = { ...base, title: "New", subTitle: null, tags: ["a"] };
    expect(dirtyFields(base, draft, articleFields)).toEqual(["title", "subTitle"]);
  });

  test("leave out a slug that was emptied, which stays as it was", () => {
    expect(dirtyFields(base, { ...base, slug: "" }, articleFields)).toEqual([]);
    expect(dirtyFields(emptyDraft, { ...emptyDraft, slug: "new" }, articleFields)).toEqual([
      "slug",
    ]);
  });

  test("compare attachments by their ids", () => {
    const file = {
      id: "f1",
      name: "a.pdf",
      url: "/files/f1",
      size: 1,
      mimeType: "application/pdf",
    };
    const stored = { ...emptyDraft, attachments: [file] };
    const renamed = { ...stored, attachments: [{ ...file, name: "b.pdf" }] };
    expect(dirtyFields(stored, renamed, articleFields)).toEqual([]);
    const more = { ...stored, attachments: [file, { ...file, id: "f2" }] };
    expect(dirtyFields(stored, more, articleFields)).toEqual(["attachments"]);
  });
});

test("a new article leaves out what is as in an empty draft", () => {
  const draft = { ...emptyDraft, title: "T", typeId: "t1", allowComment: false };
  expect(newArticle(draft, messages)).toEqual({ title: "T", typeId: "t1", allowComment: false });
});

test("what has no title yet is sent as untitled", () => {
  const draft = { ...emptyDraft, title: " ", typeId: "t1" };
  expect(newArticle(draft, messages)).toEqual({ title: "Untitled", typeId: "t1" });
  expect(articleUpdate({ title: "", summary: "S" }, messages)).toEqual({
    title: "Untitled",
    summary: "S",
  });
  expect(articleUpdate({ summary: "S" }, messages)).toEqual({ summary: "S" });
});

test("of what another version of the application stored only the fields it shares are read", () => {
  const stored = {
    title: "T",
    tags: ["a"],
    summary: null,
    noIndex: "yes",
    content: 5,
    mood: "calm",
  };
  expect(draftChanges(stored)).toEqual({ title: "T", tags: ["a"], summary: null });
});

test("a copy does not inherit how the original is featured", () => {
  const article = { ...base, id: "7", isTop: true, topUntil: "2026-12-01T00:00:00Z" };
  expect(copyOf(article, "Copy of Old")).toEqual({
    typeId: "",
    title: "Copy of Old",
    subTitle: "Sub",
    tags: ["a"],
    copiedFrom: "7",
  });
});

describe("errors of an article", () => {
  test("say what the contract does not allow, of the fields that are sent", () => {
    expect(articleErrors({ title: "x".repeat(201) }, messages)).toHaveProperty("title");
    expect(articleErrors({ title: "" }, messages)).toEqual({ title: adminEn.form.required });
    expect(articleErrors({ summary: null }, messages)).toEqual({});
  });

  test("ask for a type", () => {
    expect(articleErrors({ typeId: "" }, messages)).toEqual({ typeId: "Choose a type." });
    const draft = { ...emptyDraft, title: "x".repeat(201) };
    expect(Object.keys(creationErrors(draft, messages)).toSorted()).toEqual(["title", "typeId"]);
  });

  test("let a draft without a title be saved", () => {
    expect(updateErrors({ title: " ", summary: null }, messages)).toEqual({});
    expect(creationErrors({ ...emptyDraft, typeId: "t1" }, messages)).toEqual({});
  });
});
