import type { EditState } from "@atrium/hooks/resource";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { shownErrors, type ShownErrors } from "../../shared/form/shown-errors.ts";
import type { ArticleDraft } from "./article-fields.ts";
import type { Article } from "../../queries/articles.ts";

/** What is wrong with an article, and how often somebody asked. */
export interface ShownArticleErrors extends ShownErrors<ArticleDraft> {
  readonly attempt: number;
}

/**
 * What is wrong with an article that is being written. Nothing of a new one is called wrong before the first attempt, and
 * what the server refused of a save that nobody asked for is for the save bar alone.
 *
 * @param submissions How often it was to be submitted without a title.
 */
export function shownArticleErrors(
  state: EditState<ArticleDraft, Article>,
  submissions: number,
  messages: Pick<AdminMessages["editor"], "titleRequired">,
): ShownArticleErrors {
  const { draft, errors, id } = state;
  const attempt = state.attempt + submissions;
  const isTitleMissing = submissions > 0 && draft.title.trim() === "";
  const title = isTitleMissing ? { title: messages.titleRequired } : {};
  if (id === undefined && attempt === 0) return { fields: {}, general: [], attempt };
  if (state.status === "failed" && state.isAutosave) {
    return { fields: { ...errors, ...title }, general: [], attempt };
  }
  const { fields, general } = shownErrors(state);
  return { fields: { ...fields, ...title }, general, attempt };
}
