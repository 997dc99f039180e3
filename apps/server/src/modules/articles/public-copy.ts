import { eq, sql } from "drizzle-orm";
import { plainText, summarise } from "../../content/plain-text.ts";
import { readingMinutes } from "../../content/reading-time.ts";
import { searchTokens } from "../../content/search-tokens.ts";
import { withToc } from "../../content/toc.ts";
import type { Db } from "../../db/db.ts";
import type { StoredCard, StoredDetail } from "../../db/schema/articles.ts";
import type { ArticleSnapshot } from "../../db/schema/content-versions.ts";
import {
  articleCounters,
  articleSearch,
  articleSlugs,
  publishedArticles,
} from "../../db/schema/index.ts";
import type { Publication } from "../workflow/content-kind.ts";
import { articleSnapshot } from "./article-fields.ts";
import { readContent } from "./article-versions.ts";

/**
 * Puts a version before the public: everything visitors' calls read is copied here once, so that they never look at
 * drafts and have nothing left to work out. Returns when the version leaves again by itself.
 */
export async function showArticle(
  db: Db,
  id: string,
  publication: Publication,
): Promise<Date | null> {
  const version = await readContent(db, id, publication.versionNo);
  const fields = articleSnapshot(version.fields);
  const text = plainText(version.content);
  const summary = fields.summary ?? (summarise(text) || null);
  const liveUntil = fields.offlineAt === null ? null : new Date(fields.offlineAt);
  const copy = {
    typeId: fields.typeId,
    versionNo: publication.versionNo,
    slug: fields.slug,
    title: fields.title,
    isTop: fields.isTop,
    topUntil: fields.topUntil === null ? null : new Date(fields.topUntil),
    orderBy: fields.orderBy,
    publishedAt: publication.publishedAt,
    liveFrom: publication.liveFrom,
    liveUntil,
    allowComment: fields.allowComment,
    noIndex: fields.noIndex,
    tags: fields.tags,
    recommendPositions: fields.recommendPositions,
    fileUrls: fileUrls(fields, version.content),
    card: card(id, fields, summary, publication),
    detail: detail(fields, version.content, text, publication),
  };
  await db
    .insert(publishedArticles)
    .values({ id, ...copy })
    .onConflictDoUpdate({ target: publishedArticles.id, set: copy });
  await index(db, id, fields, summary ?? "", text);
  await db.insert(articleCounters).values({ articleId: id }).onConflictDoNothing();
  await db
    .update(articleSlugs)
    .set({
      publishedAt: sql`coalesce(${articleSlugs.publishedAt}, ${publication.liveFrom.toISOString()}::timestamptz)`,
    })
    .where(eq(articleSlugs.slug, fields.slug));
  return liveUntil;
}

/** Takes an article away from the public. */
export async function hideArticle(db: Db, id: string): Promise<void> {
  await db.delete(publishedArticles).where(eq(publishedArticles.id, id));
  await db.delete(articleSearch).where(eq(articleSearch.articleId, id));
}

async function index(
  db: Db,
  articleId: string,
  fields: ArticleSnapshot,
  summary: string,
  text: string,
): Promise<void> {
  const words = [...fields.keywords, ...fields.tags, fields.subTitle ?? ""].join("\n");
  const tokens = searchTokens([fields.title, summary, words, text].join("\n"));
  const entry = {
    words,
    summary,
    text,
    tokens: sql`array_to_tsvector(${sql.param(tokens)}::text[])`,
  };
  await db
    .insert(articleSearch)
    .values({ articleId, ...entry })
    .onConflictDoUpdate({ target: articleSearch.articleId, set: entry });
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
