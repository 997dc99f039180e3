import type { EditState, FieldErrors } from "@atrium/hooks/resource";
import { isApiError } from "@atrium/sdk";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { readRefusal } from "../../shared/form/server-errors.ts";
import { articleFieldNames, type ArticleDraft, type ArticleFieldName } from "./article-fields.ts";
import type { Article } from "../../queries/articles.ts";

/** What the save bar has to say of an article. */
export type ArticleSaveStatus =
  | { readonly status: "unchanged" | "saving" | "conflict" }
  /** `field` is where the reason is mended. */
  | { readonly status: "unsaved"; readonly reason?: string; readonly field?: ArticleFieldName }
  | { readonly status: "offline"; readonly isStored: boolean }
  | { readonly status: "failed"; readonly reason: string; readonly field?: ArticleFieldName }
  | { readonly status: "saved"; readonly at: Date };

/**
 * The save status of an article that is being written, and why it is not saved where the writer can do something.
 *
 * @param isStored Whether the device has what the server does not.
 */
export function articleSaveStatus(
  state: EditState<ArticleDraft, Article>,
  isStored: boolean,
  messages: AdminMessages["editor"],
): ArticleSaveStatus {
  const isDirty = state.dirtyFields.length > 0;
  const offline = { status: "offline", isStored } as const;
  switch (state.status) {
    case "saving":
      // Another try of its own says nothing new until it succeeds.
      return state.isAutosave && isOutOfReach(state.lastError) ? offline : { status: "saving" };
    case "conflict":
      return { status: "conflict" };
    case "failed":
      if (isOutOfReach(state.error)) return offline;
      return { status: "failed", ...whyRefused(state.error, messages) };
    case "invalid":
      return unsaved(state.errors, messages);
    default:
      // Nothing of a new article is on the server before it has a type, however long it is written.
      if (isDirty && state.id === undefined && state.draft.typeId === "")
        return unsaved({ typeId: messages.typeRequired }, messages);
      if (isDirty) return { status: "unsaved" };
      return state.savedAt === undefined
        ? { status: "unchanged" }
        : { status: "saved", at: new Date(state.savedAt) };
  }
}

/** What is missing first, in the order of the form. */
function unsaved(
  errors: FieldErrors<ArticleDraft>,
  messages: AdminMessages["editor"],
): ArticleSaveStatus {
  const field = articleFieldNames.find((name) => errors[name] !== undefined);
  if (field === undefined) return { status: "unsaved" };
  const problem = `${messages[field]}: ${errors[field] ?? ""}`;
  return { status: "unsaved", reason: messages.notSavedYet({ problem }), field };
}

/** No reply came at all. */
function isOutOfReach(error: unknown): boolean {
  return isApiError(error) && (error.kind === "network" || error.kind === "timeout");
}

/** The server's words, each with the name of its field, and the first of these fields. */
function whyRefused(
  error: unknown,
  messages: AdminMessages["editor"],
): { reason: string; field?: ArticleFieldName } {
  const { fields, general } = readRefusal(error, articleFieldNames);
  const names = articleFieldNames.filter((name) => fields[name] !== undefined);
  const named = names.map((name) => `${messages[name]}: ${fields[name] ?? ""}`);
  const reason = [...named, ...general].join(" ");
  return names[0] === undefined ? { reason } : { reason, field: names[0] };
}
