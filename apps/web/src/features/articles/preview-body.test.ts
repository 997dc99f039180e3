import { expect, test } from "vitest";
import { emptyDraft } from "./article-draft.ts";
import { previewBody } from "./preview-body.ts";

test("sends the fields of the draft, with the article that it belongs to", () => {
  const draft = {
    ...emptyDraft,
    title: "Berth",
    typeId: "type",
    slug: "berth",
    content: "<p>1</p>",
  };
  expect(previewBody("a1", draft)).toEqual({ ...draft, id: "a1" });
  expect(previewBody(undefined, draft)).toEqual(draft);
});

test("leaves out what is not valid yet", () => {
  const body = previewBody("a1", { ...emptyDraft, title: " ", sourceUrl: "htt", author: "Mei" });
  expect(body).toMatchObject({ id: "a1", author: "Mei" });
  for (const name of ["title", "typeId", "slug", "sourceUrl"])
    expect(body).not.toHaveProperty(name);
});
