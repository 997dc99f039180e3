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

/** A new article as it is sent: what is as in an empty draft is left out. */
export function newArticle(draft: ArticleDraft): Input<"articlesSave"> {
  const { typeId, title } = draft;
  const names: readonly ArticleFieldName[] = dirtyFields(emptyDraft, draft, articleFields);
  return { ...Object.fromEntries(names.map((name) => [name, draft[name]])), typeId, title };
}

/** An article's fields as a draft of its own under another title; what made it stand out stays with the original. */
export function copyOf(article: Partial<Article>, title: string): Input<"articlesSave"> {
  return newArticle({
    ...draftOf(article),
    title: title.slice(0, limitsOf(zArticleSaveBody.shape.title).max),
    slug: "",
    isTop: false,
    topUntil: null,
    recommendPositions: [],
    offlineAt: null,
  });
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
