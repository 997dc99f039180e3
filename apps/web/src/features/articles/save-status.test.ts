import { untouched, type EditState } from "@atrium/hooks/resource";
import { ApiError } from "@atrium/sdk";
import { describe, expect, test } from "vitest";
import { adminEn } from "../../i18n/admin-en.ts";
import type { Article } from "../../queries/articles.ts";
import { emptyDraft } from "./article-draft.ts";
import type { ArticleDraft } from "./article-fields.ts";
import { articleSaveStatus } from "./save-status.ts";
import { shownArticleErrors } from "./shown-article-errors.ts";

type State = EditState<ArticleDraft, Article>;

const messages = adminEn.editor;
const fresh: State = untouched<ArticleDraft, Article>(undefined, emptyDraft);
const dirty: State = { ...fresh, draft: { ...emptyDraft, title: "T" }, dirtyFields: ["title"] };

function failed(error: ApiError, isAutosave = true): State {
  const { draft } = dirty;
  return { ...dirty, id: "1", status: "failed", error, sent: draft, isAutosave, failedAt: 1 };
}

const unreached = new ApiError({ kind: "network", errorCode: "NETWORK", message: "gone" });
const refused = new ApiError({
  kind: "refused",
  errorCode: "SLUG_TAKEN",
  message: "This slug is taken.",
  status: 409,
});

describe("the save status", () => {
  test("says that the device has what does not reach the server, or that it does not", () => {
    const status = { status: "offline", isStored: true };
    expect(articleSaveStatus(failed(unreached), true, messages)).toEqual(status);
    expect(articleSaveStatus(failed(unreached), false, messages)).toEqual({
      ...status,
      isStored: false,
    });
  });

  test("stays offline while it tries again by itself, and says that it saves when asked to", () => {
    const { draft } = dirty;
    const saving = { ...dirty, status: "saving", sent: draft, lastError: unreached } as const;
    const status = (isAutosave: boolean) =>
      articleSaveStatus({ ...saving, isAutosave }, true, messages).status;
    expect(status(true)).toBe("offline");
    expect(status(false)).toBe("saving");
    expect(
      articleSaveStatus({ ...saving, isAutosave: true, lastError: refused }, true, messages),
    ).toEqual({ status: "saving" });
  });

  test("says why the server refused", () => {
    expect(articleSaveStatus(failed(refused), true, messages)).toEqual({
      status: "failed",
      reason: "This slug is taken.",
    });
  });

  test("names the field that the server refused, and leads to it", () => {
    const error = new ApiError({
      kind: "refused",
      errorCode: "SLUG_TAKEN",
      message: "Refused",
      status: 409,
      fieldErrors: [
        { field: "slug", code: "unique", message: "is already taken by another article" },
      ],
    });
    expect(articleSaveStatus(failed(error), true, messages)).toEqual({
      status: "failed",
      reason: "Slug: This is already taken. Enter a different one.",
      field: "slug",
    });
  });

  test("says what is missing of an article that cannot be saved by itself", () => {
    const state: State = { ...dirty, status: "invalid", errors: { typeId: "Choose a type." } };
    expect(articleSaveStatus(state, true, messages)).toEqual({
      status: "unsaved",
      reason: "Not saved yet. Type: Choose a type.",
      field: "typeId",
    });
  });

  test("says at once that a new article needs a type, and no more once it has one", () => {
    expect(articleSaveStatus(dirty, true, messages)).toMatchObject({ field: "typeId" });
    const { draft } = dirty;
    const typed: State = { ...dirty, draft: { ...draft, typeId: "1" } };
    expect(articleSaveStatus(typed, true, messages)).toEqual({ status: "unsaved" });
  });

  test("is as the edits are otherwise", () => {
    expect(articleSaveStatus(fresh, true, messages)).toEqual({ status: "unchanged" });
    expect(articleSaveStatus({ ...dirty, id: "1" }, true, messages)).toEqual({ status: "unsaved" });
    const saved: State = { ...fresh, status: "saved", savedAt: 5 };
    expect(articleSaveStatus(saved, true, messages)).toEqual({
      status: "saved",
      at: new Date(5),
    });
  });
});

describe("the errors of an article", () => {
  test("leave out what was refused of a save that nobody asked for", () => {
    expect(shownArticleErrors(failed(refused), 0, messages).general).toEqual([]);
    expect(shownArticleErrors(failed(refused, false), 0, messages).general).toEqual([
      "This slug is taken.",
    ]);
  });

  test("of a new one wait for the first attempt", () => {
    const state: State = { ...dirty, errors: { typeId: "Choose a type." } };
    expect(shownArticleErrors(state, 0, messages).fields).toEqual({});
    expect(shownArticleErrors({ ...state, attempt: 1 }, 0, messages).fields).toEqual({
      typeId: "Choose a type.",
    });
  });

  test("ask for a title once it is to be submitted", () => {
    const { fields, attempt } = shownArticleErrors(fresh, 1, messages);
    expect([fields, attempt]).toEqual([{ title: messages.titleRequired }, 1]);
    expect(shownArticleErrors(dirty, 1, messages).fields).toEqual({});
  });
});
