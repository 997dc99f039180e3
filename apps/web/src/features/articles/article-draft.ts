import type { Input } from "@atrium/sdk";
import type { Article } from "./queries.ts";

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
  | "author"
  | "source"
  | "tags"
  | "keywords"
  | "seoTitle"
  | "seoDescription"
  | "noIndex"
  | "allowComment"
  | "isTop"
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
  author: null,
  source: null,
  tags: [],
  keywords: [],
  seoTitle: null,
  seoDescription: null,
  noIndex: false,
  allowComment: true,
  isTop: false,
};

/** The editor's fields, in the order they are compared and shown. */
// The keys of a literal of the type itself.
export const draftFields = Object.keys(emptyDraft) as readonly DraftField[];

/** The editor's part of an article. */
export function draftOf(article: Article): ArticleDraft {
  const { typeId, title, subTitle, slug, summary, content, cover, coverAlt, author } = article;
  const { source, tags, keywords, seoTitle, seoDescription } = article;
  const { noIndex, allowComment, isTop } = article;
  return {
    typeId,
    title,
    subTitle,
    slug,
    summary,
    content,
    cover,
    coverAlt,
    author,
    source,
    tags,
    keywords,
    seoTitle,
    seoDescription,
    noIndex,
    allowComment,
    isTop,
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

/** Whether two values of a field are the same; empty and absent are. */
export function isSameValue(a: ArticleDraft[DraftField], b: ArticleDraft[DraftField]): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, at) => one === b[at]);
  }
  return (a ?? "") === (b ?? "");
}

function toSent(value: ArticleDraft[DraftField]): ArticleDraft[DraftField] {
  return value === "" ? null : value;
}
