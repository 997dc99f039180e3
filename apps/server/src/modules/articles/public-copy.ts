import type { PublicText } from "../../content/public-text.ts";
import type { StoredCard, StoredDetail } from "../../db/schema/articles.ts";
import type { ArticleSnapshot } from "../../db/schema/content-versions.ts";
import type { publishedArticles } from "../../db/schema/index.ts";
import { sizeOf, type PictureSizes } from "../files/picture-sizes.ts";
import type { Publication } from "../workflow/content-kind.ts";
import type { SearchEntry } from "./index-article.ts";
import { referencedFiles, type ContentVersion } from "./referenced-files.ts";

/** Everything that public reads need of an article, computed at publication. */
export interface PublicCopy {
  article: typeof publishedArticles.$inferInsert;
  search: SearchEntry;
}

/**
 * @param described What was made of its rich text.
 * @param sizes Of the pictures among the version's own files.
 * @param liveUntil When the next version replaces it; without it, when it expires.
 */
export function publicCopy(
  id: string,
  version: ContentVersion,
  publication: Publication,
  described: PublicText,
  sizes: PictureSizes,
  liveUntil: Date | null = dateOrNull(version.fields.offlineAt),
): PublicCopy {
  const { fields } = version;
  const summary = fields.summary ?? (described.summary || null);
  return {
    article: {
      id,
      typeId: fields.typeId,
      versionNo: publication.versionNo,
      slug: fields.slug,
      title: fields.title,
      isTop: fields.isTop,
      topUntil: dateOrNull(fields.topUntil),
      orderBy: fields.orderBy,
      publishedAt: publication.publishedAt,
      liveFrom: publication.liveFrom,
      liveUntil,
      allowComment: fields.allowComment,
      noIndex: fields.noIndex,
      tags: fields.tags,
      recommendPositions: fields.recommendPositions,
      fileUrls: referencedFiles(version),
      card: card(id, fields, summary, publication, sizes),
      detail: detail(fields, described, publication, sizes),
    },
    search: {
      articleId: id,
      typeId: fields.typeId,
      publishedAt: publication.publishedAt,
      liveFrom: publication.liveFrom,
      liveUntil,
      title: fields.title,
      summary: summary ?? "",
      words: searchedWords(fields),
      text: described.text,
    },
  };
}

function searchedWords({ subTitle, keywords, tags, attachments }: ArticleSnapshot): string {
  const files = attachments.map(({ name }) => name);
  return [subTitle ?? "", ...keywords, ...tags, ...files].join("\n");
}

function card(
  id: string,
  fields: ArticleSnapshot,
  summary: string | null,
  { publishedAt }: Publication,
  sizes: PictureSizes,
): StoredCard {
  const { slug, title, subTitle, cover, coverAlt, coverFocus } = fields;
  const { author, source, tags, typeId } = fields;
  const picture = { cover, coverAlt, coverFocus, coverSize: sizeOf(sizes, cover) };
  const words = { id, slug, title, subTitle, summary, ...picture, author, source, tags };
  return { ...words, typeId, publishedAt: publishedAt.toISOString() };
}

function detail(
  fields: ArticleSnapshot,
  { html, toc, readingMinutes }: PublicText,
  { liveFrom }: Publication,
  sizes: PictureSizes,
): StoredDetail {
  const { images, videoUrl, attachments, sourceUrl, keywords, seoTitle, seoDescription } = fields;
  return {
    content: html,
    images,
    pictures: Array.from(sizes, ([url, size]) => ({ url, size })),
    videoUrl,
    attachments,
    sourceUrl,
    keywords,
    seoTitle,
    seoDescription,
    ...(fields.summary === null && { isSummaryFromText: true }),
    noIndex: fields.noIndex,
    modifiedAt: liveFrom.toISOString(),
    toc,
    readingMinutes,
  };
}

function dateOrNull(date: string | null): Date | null {
  return date === null ? null : new Date(date);
}
