import { nameTokens } from "../../content/name-tokens.ts";
import { toTsVector } from "../../content/search-index.ts";
import type { articles } from "../../db/schema/index.ts";
import type { ArticleSnapshot, ArticleTypeSnapshot } from "../../db/schema/content-versions.ts";
import type { components } from "../../generated/schema.ts";

export type ArticleFields = components["schemas"]["ArticleFields"];
/** An article's row, without its text. */
export type ArticleRow = typeof articles.$inferSelect;

/** Applies the sent fields to the defaults. */
export function newSnapshot(fields: ArticleFields, typeId: string, title: string): ArticleSnapshot {
  const empty: ArticleSnapshot = {
    typeId,
    title,
    subTitle: null,
    slug: "",
    summary: null,
    cover: null,
    coverAlt: null,
    coverFocus: null,
    images: null,
    videoUrl: null,
    attachments: [],
    author: null,
    source: null,
    sourceUrl: null,
    keywords: [],
    tags: [],
    allowComment: true,
    isTop: false,
    topUntil: null,
    recommendPositions: [],
    orderBy: 0,
    seoTitle: null,
    seoDescription: null,
    noIndex: false,
    offlineAt: null,
  };
  return changedSnapshot(empty, fields);
}

/** Applies the sent fields to a snapshot, and trims titles. */
export function changedSnapshot(before: ArticleSnapshot, fields: ArticleFields): ArticleSnapshot {
  const { content: _content, scheduledAt: _scheduledAt, ...sent } = fields;
  const after = { ...before, ...withoutUndefined(sent) };
  return {
    ...pickSnapshot(after),
    title: after.title.trim(),
    summary: after.summary?.trim() || null,
    topUntil: isoOrNull(after.topUntil),
    offlineAt: isoOrNull(after.offlineAt),
  };
}

export function snapshotOf(row: ArticleRow): ArticleSnapshot {
  return pickSnapshot({
    ...row,
    topUntil: row.topUntil?.toISOString() ?? null,
    offlineAt: row.offlineAt?.toISOString() ?? null,
  });
}

export function snapshotColumns(snapshot: ArticleSnapshot) {
  return {
    ...snapshot,
    names: toTsVector(nameTokens(`${snapshot.title} ${snapshot.slug}`)),
    topUntil: snapshot.topUntil === null ? null : new Date(snapshot.topUntil),
    offlineAt: snapshot.offlineAt === null ? null : new Date(snapshot.offlineAt),
  };
}

/** Narrows a stored version's fields to an article's. */
export function articleSnapshot(fields: ArticleSnapshot | ArticleTypeSnapshot): ArticleSnapshot {
  // Older versions do not have it.
  if ("typeId" in fields) return { ...fields, coverFocus: fields.coverFocus ?? null };
  throw new Error("This version is not an article's");
}

function pickSnapshot(from: ArticleSnapshot): ArticleSnapshot {
  const { typeId, title, subTitle, slug, summary, cover, coverAlt, coverFocus } = from;
  const { images, videoUrl } = from;
  const { attachments, author, source, sourceUrl, keywords, tags, allowComment } = from;
  const { isTop, topUntil, recommendPositions, orderBy, seoTitle, seoDescription } = from;
  const head = { typeId, title, subTitle, slug, summary, cover, coverAlt, coverFocus };
  const middle = {
    images,
    videoUrl,
    attachments,
    author,
    source,
    sourceUrl,
    keywords,
    tags,
    allowComment,
  };
  const tail = { isTop, topUntil, recommendPositions, orderBy, seoTitle, seoDescription };
  return { ...head, ...middle, ...tail, noIndex: from.noIndex, offlineAt: from.offlineAt };
}

function isoOrNull(date: string | null): string | null {
  return date === null ? null : new Date(date).toISOString();
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(fields: T): Defined<T> {
  const defined: Defined<T> = { ...fields };
  for (const key in defined) if (defined[key] === undefined) delete defined[key];
  return defined;
}
