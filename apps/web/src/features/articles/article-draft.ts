import type { Input } from "@atrium/sdk";
import { zArticleSaveBody } from "../../generated/form-schemas.ts";
import type { Attachment } from "../../shared/attachment-upload.tsx";
import { limitsOf } from "../../shared/form/limits-of.ts";
import type { Article } from "../../queries/articles.ts";

/** What the editor changes of an article. */
export type ArticleDraft = Pick<
  Article,
  | "typeId"
  | "title"
  | "subTitle"
  | "slug"
  | "summary"
  | "content"
  | "cover"
  | "coverAlt"
  | "coverFocus"
  | "author"
  | "source"
  | "sourceUrl"
  | "tags"
  | "keywords"
  | "seoTitle"
  | "seoDescription"
  | "noIndex"
  | "allowComment"
  | "isTop"
  | "topUntil"
  | "recommendPositions"
  | "offlineAt"
  | "attachments"
>;

/** A field of the editor. */
export type DraftField = keyof ArticleDraft;

/** A draft nobody has written in. */
export const emptyDraft: ArticleDraft = {
  typeId: "",
  title: "",
  subTitle: null,
  slug: "",
  summary: null,
  content: "",
  cover: null,
  coverAlt: null,
  coverFocus: null,
  author: null,
  source: null,
  sourceUrl: null,
  tags: [],
  keywords: [],
  seoTitle: null,
  seoDescription: null,
  noIndex: false,
  allowComment: true,
  isTop: false,
  topUntil: null,
  recommendPositions: [],
  offlineAt: null,
  attachments: [],
};

/** The editor's fields, in the order they are compared and shown. */
// The keys of a literal of the type itself.
export const draftFields = Object.keys(emptyDraft) as readonly DraftField[];

/** The editor's part of an article. */
export function draftOf(article: Article): ArticleDraft {
  const { typeId, title, subTitle, slug, summary, content, cover, coverAlt, author } = article;
  const { source, sourceUrl, tags, keywords, seoTitle, seoDescription } = article;
  const { noIndex, allowComment, isTop, topUntil } = article;
  const { recommendPositions, offlineAt, attachments } = article;
  return {
    typeId,
    title,
    subTitle,
    slug,
    summary,
    content,
    cover,
    coverAlt,
    coverFocus: article.coverFocus ?? null,
    author,
    source,
    sourceUrl,
    tags,
    keywords,
    seoTitle,
    seoDescription,
    noIndex,
    allowComment,
    isTop,
    topUntil,
    recommendPositions,
    offlineAt,
    attachments,
  };
}

/** The fields that differ, with their new values as they are sent. An address left empty stays as it was. */
export function changesOf(base: ArticleDraft, draft: ArticleDraft): Partial<ArticleDraft> {
  const changed = draftFields.filter((field) => !isSameValue(base[field], draft[field]));
  const sent = changed.filter((field) => field !== "slug" || draft.slug !== "");
  return Object.fromEntries(sent.map((field) => [field, toSent(draft[field])]));
}

/** A new article as it is sent: what is empty is left out. */
export function newArticle(draft: ArticleDraft): Input<"articlesSave"> {
  const { typeId, title } = draft;
  return { ...changesOf(emptyDraft, draft), typeId, title };
}

/** An article's fields as a draft of its own under another title; what made it stand out stays with the original. */
export function copyOf(article: Article, title: string): Input<"articlesSave"> {
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

/** Whether two values of a field are the same; empty and absent are. */
export function isSameValue(a: ArticleDraft[DraftField], b: ArticleDraft[DraftField]): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, at) => isSameEntry(one, b[at]));
  }
  return (a ?? "") === (b ?? "");
}

function isSameEntry(a: string | Attachment, b: string | Attachment | undefined): boolean {
  return typeof a === "string" || typeof b !== "object" ? a === b : a.id === b.id;
}

function toSent(value: ArticleDraft[DraftField]): ArticleDraft[DraftField] {
  return value === "" ? null : value;
}
