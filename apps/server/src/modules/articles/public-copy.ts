import { plainText, summarise } from "../../content/plain-text.ts";
import { readingMinutes } from "../../content/reading-time.ts";
import { withToc } from "../../content/toc.ts";
import type { StoredCard, StoredDetail } from "../../db/schema/articles.ts";
import type { ArticleSnapshot } from "../../db/schema/content-versions.ts";
import type { publishedArticles } from "../../db/schema/index.ts";
import type { Publication } from "../workflow/content-kind.ts";
import type { SearchEntry } from "./index-article.ts";

/** One saved version of an article, whole. */
export interface SavedVersion {
  fields: ArticleSnapshot;
  content: string;
}

/** Everything visitors' calls read of an article, worked out once so that they have nothing left to do. */
export interface PublicCopy {
  article: typeof publishedArticles.$inferInsert;
  search: SearchEntry;
}

/** The public copy of a version. */
export function publicCopy(
  id: string,
  { fields, content }: SavedVersion,
  publication: Publication,
): PublicCopy {
  const text = plainText(content);
  const summary = fields.summary ?? (summarise(text) || null);
  return {
    article: {
      id,
      typeId: fields.typeId,
      versionNo: publication.versionNo,
      slug: fields.slug,
      title: fields.title,
      isTop: fields.isTop,
      topUntil: momentOrNull(fields.topUntil),
      orderBy: fields.orderBy,
      publishedAt: publication.publishedAt,
      liveFrom: publication.liveFrom,
      liveUntil: momentOrNull(fields.offlineAt),
      allowComment: fields.allowComment,
      noIndex: fields.noIndex,
      tags: fields.tags,
      recommendPositions: fields.recommendPositions,
      fileUrls: fileUrls(fields, content),
      card: card(id, fields, summary, publication),
      detail: detail(fields, content, text, publication),
    },
    search: {
      articleId: id,
      typeId: fields.typeId,
      publishedAt: publication.publishedAt,
      liveFrom: publication.liveFrom,
      liveUntil: momentOrNull(fields.offlineAt),
      title: fields.title,
      summary: summary ?? "",
      words: [fields.subTitle ?? "", ...fields.keywords, ...fields.tags].join("\n"),
      text,
    },
  };
}

function card(
  id: string,
  fields: ArticleSnapshot,
  summary: string | null,
  { publishedAt }: Publication,
): StoredCard {
  const { slug, title, subTitle, cover, coverAlt, author, source, tags, typeId } = fields;
  const words = { id, slug, title, subTitle, summary, cover, coverAlt, author, source, tags };
  return { ...words, typeId, publishedAt: publishedAt.toISOString() };
}

function detail(
  fields: ArticleSnapshot,
  content: string,
  text: string,
  { liveFrom }: Publication,
): StoredDetail {
  const { html, toc } = withToc(content);
  const { images, videoUrl, attachments, sourceUrl, keywords, seoTitle, seoDescription } = fields;
  return {
    content: html,
    images,
    videoUrl,
    attachments,
    sourceUrl,
    keywords,
    seoTitle,
    seoDescription,
    noIndex: fields.noIndex,
    modifiedAt: liveFrom.toISOString(),
    toc: [...toc],
    readingMinutes: readingMinutes(text),
  };
}

const OWN_FILE = /\/files\/[A-Za-z0-9._/-]+/g;

function fileUrls(fields: ArticleSnapshot, content: string): string[] {
  const places = [fields.cover, fields.images, fields.videoUrl, content];
  const found = places.flatMap((place) => place?.match(OWN_FILE) ?? []);
  return [...new Set([...found, ...fields.attachments.map(({ url }) => url)])];
}

function momentOrNull(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}
