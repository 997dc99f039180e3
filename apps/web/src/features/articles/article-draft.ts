import { dirtyFields, type FieldErrors } from "@atrium/hooks/resource";
import * as z from "zod/mini";
import { zArticleSaveBody } from "../../generated/form-schemas.ts";
import "../../shared/form/form-messages.ts";
import {
  articleFieldNames,
  articleFields,
  type ArticleDraft,
  type ArticleFieldName,
} from "./article-fields.ts";
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

/** What keeps changes from being saved. A blank title does not: it is saved as untitled. */
export function updateErrors(
  changes: Partial<ArticleDraft>,
  messages: { readonly typeRequired: string },
): FieldErrors<ArticleDraft> {
  const { title, ...rest } = changes;
  return articleErrors(title?.trim() === "" ? rest : changes, messages);
}

/** What keeps a new article from being created. */
export function creationErrors(
  draft: ArticleDraft,
  messages: { readonly typeRequired: string },
): FieldErrors<ArticleDraft> {
  const { typeId, title } = draft;
  return updateErrors({ ...filledFields(draft), typeId, title }, messages);
}

/** The fields of a new article in which something is written. */
export function filledFields(draft: ArticleDraft): Partial<ArticleDraft> {
  const names: readonly ArticleFieldName[] = dirtyFields(emptyDraft, draft, articleFields);
  const fields = Object.fromEntries(names.map((name) => [name, draft[name]]));
  return fields;
}
