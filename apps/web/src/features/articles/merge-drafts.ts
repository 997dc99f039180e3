import { isSameContent } from "@atrium/ui/rich-text";
import type { SideChoices } from "../../shared/form/field-choices.tsx";
import { draftFields, isSameValue, type ArticleDraft, type DraftField } from "./article-draft.ts";

/** Two people's changes to one article, put together as far as they do not contradict. */
export interface DraftMerge {
  /** Fields only one of them changed have that change; the contradicting ones are still mine. */
  readonly merged: ArticleDraft;
  /** What both changed, and differently. */
  readonly conflicts: readonly DraftField[];
}

/**
 * Merges field by field.
 *
 * @param base What both started from.
 */
export function mergeDrafts(
  base: ArticleDraft,
  mine: ArticleDraft,
  theirs: ArticleDraft,
): DraftMerge {
  const differing = draftFields.filter(
    (field) => !isSame(field, theirs, base) && !isSame(field, theirs, mine),
  );
  const onlyTheirs = differing.filter((field) => isSame(field, mine, base));
  const conflicts = differing.filter((field) => !isSame(field, mine, base));
  return { merged: { ...mine, ...only(theirs, onlyTheirs) }, conflicts };
}

/** The merge with the contradictions settled. */
export function settle(
  { merged, conflicts }: DraftMerge,
  theirs: ArticleDraft,
  choices: SideChoices,
): ArticleDraft {
  const chosen = conflicts.filter((field) => choices[field] === "theirs");
  return { ...merged, ...only(theirs, chosen) };
}

function only(draft: ArticleDraft, fields: readonly DraftField[]): Partial<ArticleDraft> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]]));
}

function isSame(field: DraftField, a: ArticleDraft, b: ArticleDraft): boolean {
  return field === "content"
    ? isSameContent(a.content, b.content)
    : isSameValue(a[field], b[field]);
}
