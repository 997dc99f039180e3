import { editReducer, untouched, type EditState } from "@atrium/hooks/resource";
import { ApiError } from "@atrium/sdk";
import { describe, expect, test } from "vitest";
import { emptyDraft } from "./article-draft.ts";
import { articleFields, type ArticleDraft } from "./article-fields.ts";
import { isSameStateButText } from "./same-but-text.ts";
import type { Article } from "../../queries/articles.ts";

type State = EditState<ArticleDraft, Article>;

const rules = { fields: articleFields, validate: () => ({}) };
const fresh: State = untouched<ArticleDraft, Article>(undefined, emptyDraft);
const typed = edit(fresh, { content: "<p>a</p>" });

function edit(state: State, changes: Partial<ArticleDraft>): State {
  return editReducer(state, { type: "edited", changes, at: 1 }, rules);
}

describe("what has to render around a text", () => {
  test("is nothing while the text alone goes on", () => {
    expect(isSameStateButText(typed, edit(typed, { content: "<p>ab</p>" }))).toBe(true);
  });

  test("is everything when the text is the first change, another field changes, or a save begins or fails", () => {
    const saving = editReducer(typed, { type: "started", isAutosave: true }, rules);
    const error = new ApiError({ kind: "network", errorCode: "NETWORK", message: "gone" });
    const failed = editReducer(saving, { type: "failed", error, at: 2 }, rules);
    expect(isSameStateButText(fresh, typed)).toBe(false);
    expect(isSameStateButText(typed, edit(typed, { title: "T" }))).toBe(false);
    expect(isSameStateButText(typed, saving)).toBe(false);
    expect(isSameStateButText(saving, failed)).toBe(false);
    // A refusal of the text ends as soon as it is changed.
    expect(isSameStateButText(failed, edit(failed, { content: "<p>abc</p>" }))).toBe(false);
  });
});
