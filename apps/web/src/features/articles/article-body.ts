import type { Input } from "@atrium/sdk";
import { zArticleSaveBody } from "../../generated/form-schemas.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { draftOf, filledFields } from "./article-draft.ts";
import type { ArticleDraft } from "./article-fields.ts";
import type { Article } from "../../queries/articles.ts";

/** The name of an article without one: the contract demands a title, and what is written is not to wait for it. */
interface Untitled {
  readonly untitled: string;
}

/** A new article as it is sent: what is as in an empty draft is left out. */
export function newArticle(draft: ArticleDraft, { untitled }: Untitled): Input<"articlesSave"> {
  const { typeId, title } = draft;
  return { ...filledFields(draft), typeId, title: title.trim() === "" ? untitled : title };
}

/** The changes of an article as they are sent. */
export function articleUpdate(
  changes: Partial<ArticleDraft>,
  { untitled }: Untitled,
): Partial<ArticleDraft> {
  return changes.title?.trim() === "" ? { ...changes, title: untitled } : changes;
}

/**
 * A draft of an article in another language, joined with it.
 *
 * @param typeId A type of that language.
 * @param withText Whether it begins with the article's text, to write over it.
 */
export function translationOf(
  article: Article,
  typeId: string,
  withText: boolean,
): Input<"articlesSave"> {
  const { translationGroupId, title } = article;
  // What readers and search engines find it by is in the other language.
  const source = {
    ...article,
    typeId,
    tags: [],
    keywords: [],
    seoTitle: null,
    seoDescription: null,
  };
  if (withText) return { ...copyOf(source, title), translationGroupId };
  const bare = { ...source, subTitle: null, summary: null, content: "", coverAlt: null };
  const { copiedFrom: _nothing, ...draft } = copyOf(bare, title);
  return { ...draft, translationGroupId };
}

/**
 * An article's fields as a draft of its own under another title; how it is featured stays with the original, while its
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
