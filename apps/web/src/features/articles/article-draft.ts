import { dirtyFields, type FieldErrors } from "@atrium/hooks/resource";
import type { Input } from "@atrium/sdk";
import * as z from "zod/mini";
import { zArticleSaveBody } from "../../generated/form-schemas.ts";
import "../../shared/form/form-messages.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import {
  articleFieldNames,
  articleFields,
  type ArticleDraft,
  type ArticleFieldName,
} from "./article-fields.tsx";
import type { Article } from "../../queries/articles.ts";

const changesSchema = z.partial(zArticleSaveBody);

/** A draft nobody has written in. */
export const emptyDraft: ArticleDraft = draftOf({});

/** The editor's part of an article. */
export function draftOf(article: Partial<Article>): ArticleDraft {
  const entries = articleFieldNames.map((name) => [
    name,
    article[name] ?? articleFields[name].empty,
  ]);
  // Every field of the draft is in the table.
  return Object.fromEntries(entries) as ArticleDraft;
}

/** The name of an article without one: the contract demands a title, and what is written is not to wait for it. */
interface Untitled {
  readonly untitled: string;
}

/** A new article as it is sent: what is as in an empty draft is left out. */
export function newArticle(draft: ArticleDraft, { untitled }: Untitled): Input<"articlesSave"> {
  const { typeId, title } = draft;
  const names: readonly ArticleFieldName[] = dirtyFields(emptyDraft, draft, articleFields);
  const fields = Object.fromEntries(names.map((name) => [name, draft[name]]));
  return { ...fields, typeId, title: title.trim() === "" ? untitled : title };
}

/** The changes of an article as they are sent. */
export function articleUpdate(
  changes: Partial<ArticleDraft>,
  { untitled }: Untitled,
): Partial<ArticleDraft> {
  return changes.title?.trim() === "" ? { ...changes, title: untitled } : changes;
}

/** The fields of a draft in what another version of the application may have stored. */
export function draftChanges(stored: object): Partial<ArticleDraft> {
  const known = Object.entries(stored).filter(([name, value]) => {
    const field = articleFieldNames.find((one) => one === name);
    return field !== undefined && isLike(value, articleFields[field].empty);
  });
  // The names are those of fields, and the values are like theirs.
  return Object.fromEntries(known) as Partial<ArticleDraft>;
}

/** Null is the empty text, which may be null again. */
function isLike(value: unknown, empty: unknown): boolean {
  if (empty === null) return value === null || typeof value === "string";
  return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
}

/**
 * An article's fields as a draft of its own under another title; what made it stand out stays with the original, while its
 * authors remain authors of the copy.
 */
export function copyOf(
  article: Partial<Article> & Pick<Article, "id">,
  title: string,
): Input<"articlesSave"> {
  const draft = {
    ...draftOf(article),
    title: title.slice(0, limitsOf(zArticleSaveBody.shape.title).max),
    slug: "",
    isTop: false,
    topUntil: null,
    recommendPositions: [],
    offlineAt: null,
  };
  return { ...newArticle(draft, { untitled: draft.title }), copiedFrom: article.id };
}

/** What the contract does not allow in fields that are to be sent: the first problem of each. */
export function articleErrors(
  fields: Partial<ArticleDraft>,
  messages: { readonly typeRequired: string },
): FieldErrors<ArticleDraft> {
  const errors: { [Name in ArticleFieldName]?: string } = {};
  for (const { path, message } of changesSchema.safeParse(fields).error?.issues ?? []) {
    const name = articleFieldNames.find((field) => field === path[0]);
    if (name !== undefined) errors[name] ??= message;
  }
  if (fields.typeId === "") errors.typeId = messages.typeRequired;
  return errors;
}
