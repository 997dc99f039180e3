import type { EditState } from "@atrium/hooks/resource";
import type { ArticleDraft } from "./article-fields.ts";
import type { Article } from "../../queries/articles.ts";

type State = EditState<ArticleDraft, Article>;

/**
 * Whether two drafts differ in no more than the text, which the editor of the text shows by itself: while somebody types,
 * nothing around it has to render.
 */
export function isSameButText(one: ArticleDraft, other: ArticleDraft): boolean {
  return isShallowEqual({ ...one, content: "" }, { ...other, content: "" });
}

/** The same of two states of a draft. What is wrong, and what contradicts, may depend on the text. */
export function isSameStateButText(one: State, other: State): boolean {
  if (one.status === "failed" || one.status === "conflict") return Object.is(one, other);
  const [{ draft, dirtyFields, errors, ...rest }, before] = [one, other];
  const {
    draft: draftBefore,
    dirtyFields: dirtyBefore,
    errors: errorsBefore,
    ...restBefore
  } = before;
  return (
    isShallowEqual(rest, restBefore) &&
    isSameButText(draft, draftBefore) &&
    isShallowEqual(dirtyFields, dirtyBefore) &&
    isShallowEqual(errors, errorsBefore)
  );
}

/** Whether two objects or lists hold the very same. */
export function isShallowEqual(one: object, other: object): boolean {
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    entries.length === others.size &&
    entries.every(([name, value]) => others.has(name) && Object.is(value, others.get(name)))
  );
}
