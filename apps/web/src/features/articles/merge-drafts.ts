import { isSameContent } from "./same-content.ts";
import { draftFields, isSameValue, type ArticleDraft, type DraftField } from "./article-draft.ts";

/** Two people's changes to one article, put together as far as they do not contradict. */
export interface DraftMerge {
  /** Fields only one of them changed have that change; the contradicting ones are still mine. */
  readonly merged: ArticleDraft;
  /** What both changed, and differently. */
  readonly conflicts: readonly DraftField[];
}

/** Whose value of a contradicting field counts. */
export type Choice = "mine" | "theirs";

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
  const onlyTheirs: Partial<ArticleDraft> = {};
  const conflicts: DraftField[] = [];
  for (const field of draftFields) {
    if (isSame(field, theirs, base) || isSame(field, theirs, mine)) continue;
    if (isSame(field, mine, base)) take(onlyTheirs, theirs, field);
    else conflicts.push(field);
  }
  return { merged: { ...mine, ...onlyTheirs }, conflicts };
}

/** The merge with the contradictions settled. */
export function settle(
  { merged, conflicts }: DraftMerge,
  theirs: ArticleDraft,
  choices: Readonly<Partial<Record<DraftField, Choice>>>,
): ArticleDraft {
  const chosen: Partial<ArticleDraft> = {};
  for (const field of conflicts) if (choices[field] === "theirs") take(chosen, theirs, field);
  return { ...merged, ...chosen };
}

function take<Field extends DraftField>(
  into: Partial<ArticleDraft>,
  from: ArticleDraft,
  field: Field,
): void {
  into[field] = from[field];
}

function isSame(field: DraftField, a: ArticleDraft, b: ArticleDraft): boolean {
  return field === "content"
    ? isSameContent(a.content, b.content)
    : isSameValue(a[field], b[field]);
}
