import { isNotNull, isNull, sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { articleTypes } from "./article-types.ts";
import { contentColumns } from "./content-columns.ts";
import { entityColumns, timestamptz } from "./entity-columns.ts";
import { languageColumn, translationGroupColumn } from "./language-columns.ts";
import { tsvector } from "./tsvector.ts";

export interface AttachmentRef {
  id: string;
  name: string;
  url: string;
  size: number;
  mimeType: string;
}

/** Size of a picture and its available widths, as in the contract. */
export interface StoredPictureSize {
  width: number;
  height: number;
  widths: number[];
}

/** What lists show of a published article, fixed until it is published again. */
export interface StoredCard {
  id: string;
  slug: string;
  title: string;
  subTitle: string | null;
  summary: string | null;
  cover: string | null;
  coverAlt: string | null;
  coverFocus: string | null;
  coverSize: StoredPictureSize | null;
  author: string | null;
  source: string | null;
  tags: string[];
  typeId: string;
  publishedAt: string;
}

/** What the article's own page shows besides its card. */
export interface StoredDetail {
  content: string;
  images: string | null;
  pictures: { url: string; size: StoredPictureSize }[];
  videoUrl: string | null;
  attachments: AttachmentRef[];
  sourceUrl: string | null;
  keywords: string[];
  seoTitle: string | null;
  seoDescription: string | null;
  isSummaryFromText?: true;
  noIndex: boolean;
  modifiedAt: string;
  toc: { id: string; level: number; text: string }[];
  readingMinutes: number;
}

/** Articles as last saved, without their text, which is in the version `headVersionNo`. */
export const articles = pgTable(
  "articles",
  {
    ...entityColumns(),
    ...contentColumns(),
    /** The revision that replaces the published version at `nextLiveFrom`. */
    nextVersionNo: integer("next_version_no"),
    nextLiveFrom: timestamptz("next_live_from"),
    /** The release that changes it at `releaseAt`. */
    releaseId: text("release_id"),
    releaseAt: timestamptz("release_at"),
    typeId: text("type_id")
      .notNull()
      .references(() => articleTypes.id),
    /** That of its type. */
    language: languageColumn(),
    translationGroupId: translationGroupColumn(),
    title: text("title").notNull(),
    subTitle: text("sub_title"),
    slug: text("slug").notNull(),
    summary: text("summary"),
    cover: text("cover"),
    coverAlt: text("cover_alt"),
    /** Focal point of the cover, such as `50% 20%`; null for the middle. */
    coverFocus: text("cover_focus"),
    images: text("images"),
    videoUrl: text("video_url"),
    attachments: jsonb("attachments").$type<AttachmentRef[]>().notNull().default([]),
    author: text("author"),
    source: text("source"),
    sourceUrl: text("source_url"),
    keywords: text("keywords").array().notNull().default([]),
    tags: text("tags").array().notNull().default([]),
    allowComment: boolean("allow_comment").notNull().default(true),
    isTop: boolean("is_top").notNull().default(false),
    topUntil: timestamptz("top_until"),
    recommendPositions: text("recommend_positions").array().notNull().default([]),
    orderBy: integer("order_by").notNull().default(0),
    seoTitle: text("seo_title"),
    seoDescription: text("seo_description"),
    noIndex: boolean("no_index").notNull().default(false),
    offlineAt: timestamptz("offline_at"),
    deletedAt: timestamptz("deleted_at"),
    deletedBy: text("deleted_by"),
    deletedByName: text("deleted_by_name"),
    /** Search tokens of title and slug, made by the application. */
    names: tsvector("names").notNull().default(""),
  },
  (table) => [
    // The sort orders of the list, and its most common filters in the default order.
    index("articles_updated_idx").on(table.updatedAt, table.id).where(isNull(table.deletedAt)),
    index("articles_created_idx").on(table.createdAt, table.id).where(isNull(table.deletedAt)),
    index("articles_published_idx").on(table.publishedAt, table.id).where(isNull(table.deletedAt)),
    index("articles_title_idx").on(table.title, table.id).where(isNull(table.deletedAt)),
    index("articles_order_idx").on(table.orderBy, table.id).where(isNull(table.deletedAt)),
    index("articles_type_idx")
      .on(table.typeId, table.updatedAt, table.id)
      .where(isNull(table.deletedAt)),
    index("articles_updated_by_idx")
      .on(table.updatedBy, table.updatedAt, table.id)
      .where(isNull(table.deletedAt)),
    index("articles_created_by_idx")
      .on(table.createdBy, table.updatedAt, table.id)
      .where(isNull(table.deletedAt)),
    // With the further columns an index alone counts what has one status.
    index("articles_status_idx")
      .on(
        table.status,
        table.updatedAt,
        table.id,
        table.reviewStatus,
        table.liveFrom,
        table.liveUntil,
      )
      .where(isNull(table.deletedAt)),
    index("articles_review_idx")
      .on(
        table.reviewStatus,
        table.updatedAt,
        table.id,
        table.status,
        table.liveFrom,
        table.liveUntil,
      )
      .where(isNull(table.deletedAt)),
    // Trashed articles count when a type is deleted.
    index("articles_of_type_idx").on(table.typeId),
    // What time or another save decides: partial indexes of the few rows that a filter needs.
    // With the further columns an index alone counts what is scheduled, and lists what has expired.
    index("articles_scheduled_idx").on(
      table.liveFrom,
      table.status,
      table.liveUntil,
      table.deletedAt,
    ),
    index("articles_next_live_from_idx")
      .on(table.nextLiveFrom)
      .where(isNotNull(table.nextLiveFrom)),
    index("articles_expired_idx")
      .on(table.liveUntil, table.status, table.updatedAt, table.id, table.deletedAt)
      .where(isNotNull(table.liveUntil)),
    index("articles_changed_idx")
      .on(
        table.updatedAt,
        table.id,
        table.reviewStatus,
        table.liveFrom,
        table.liveUntil,
        table.headVersionNo,
        table.nextVersionNo,
        table.nextLiveFrom,
      )
      .where(
        sql`${table.headVersionNo} is distinct from ${table.publishedVersionNo} and ${table.status} in ('scheduled', 'published') and ${table.deletedAt} is null`,
      ),
    // What publishers still have to publish: few of the many that were approved once.
    index("articles_ready_idx")
      .on(table.updatedAt, table.id, table.status, table.approvedVersionNo, table.nextVersionNo)
      .where(
        sql`${table.reviewStatus} = 'approved' and ${table.approvedVersionNo} is distinct from ${table.publishedVersionNo} and ${table.deletedAt} is null`,
      ),
    index("articles_top_idx")
      .on(table.updatedAt, table.id)
      .where(sql`${table.isTop}`),
    uniqueIndex("articles_translation_key")
      .on(table.translationGroupId, table.language)
      .where(isNull(table.deletedAt)),
    index("articles_names_idx").using("gin", table.names).with({ fastupdate: false }),
    index("articles_positions_idx").using("gin", table.recommendPositions),
    index("articles_tags_idx").using("gin", table.tags),
    index("articles_deleted_idx").on(table.deletedAt, table.id).where(isNotNull(table.deletedAt)),
  ],
);

/**
 * How many articles outside the trash have a tag, maintained by the triggers of `articles`. A tag may have several rows,
 * whose sum counts: who changes it merges those that nobody else holds and waits for none, so that saves of different
 * articles with one tag neither queue nor deadlock.
 */
export const articleTagCounts = pgTable(
  "article_tag_counts",
  { tag: text("tag").notNull(), count: integer("count").notNull() },
  (table) => [index("article_tag_counts_tag_idx").on(table.tag)],
);

/**
 * Articles as the public sees them. A row exists from when an article is published or scheduled until it is taken
 * offline; within, it is visible from `liveFrom` until `liveUntil`. A scheduled revision is a row of its own, which
 * begins when the one before it ends: at any time at most one row of an article is visible. Public reads use this table
 * alone, so that nothing unpublished can leak.
 */
export const publishedArticles = pgTable(
  "published_articles",
  {
    id: text("id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    typeId: text("type_id").notNull(),
    /** That of the article, which may change without a new version. */
    translationGroupId: text("translation_group_id"),
    versionNo: integer("version_no").notNull(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    isTop: boolean("is_top").notNull(),
    topUntil: timestamptz("top_until"),
    orderBy: integer("order_by").notNull(),
    /** First publication: the article's date, and its position in lists. */
    publishedAt: timestamptz("published_at").notNull(),
    liveFrom: timestamptz("live_from").notNull(),
    liveUntil: timestamptz("live_until"),
    allowComment: boolean("allow_comment").notNull(),
    noIndex: boolean("no_index").notNull(),
    tags: text("tags").array().notNull(),
    recommendPositions: text("recommend_positions").array().notNull(),
    /** Paths of the site's own files that the article shows or offers. */
    fileUrls: text("file_urls").array().notNull(),
    /** The article's card and its whole public record as JSON, written when it is published. */
    card: json("card").$type<StoredCard>().notNull(),
    detail: json("detail").$type<StoredDetail>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.liveFrom] }),
    // All in one direction, for lists that scan them backwards; the last columns allow index-only scans.
    index("published_articles_list_idx").on(
      table.typeId,
      table.orderBy,
      table.publishedAt,
      table.id,
      table.liveFrom,
      table.liveUntil,
      table.isTop,
      table.topUntil,
    ),
    index("published_articles_all_idx").on(
      table.orderBy,
      table.publishedAt,
      table.id,
      table.typeId,
      table.liveFrom,
      table.liveUntil,
      table.isTop,
      table.topUntil,
    ),
    index("published_articles_neighbours_idx").on(
      table.typeId,
      table.publishedAt,
      table.id,
      table.liveFrom,
      table.liveUntil,
    ),
    index("published_articles_latest_idx").on(
      table.publishedAt,
      table.id,
      table.typeId,
      table.liveFrom,
      table.liveUntil,
    ),
    index("published_articles_translation_idx")
      .on(table.translationGroupId)
      .where(isNotNull(table.translationGroupId)),
    index("published_articles_top_idx")
      .on(table.topUntil)
      .where(sql`${table.isTop}`),
    // The next scheduled change (`modules/site/next-change.ts`), and what is scheduled or expired now.
    index("published_articles_live_from_idx").on(
      table.liveFrom,
      table.typeId,
      table.orderBy,
      table.publishedAt,
    ),
    index("published_articles_live_until_idx")
      .on(table.liveUntil, table.liveFrom, table.typeId, table.orderBy, table.publishedAt)
      .where(sql`${table.liveUntil} is not null`),
    index("published_articles_file_urls_idx").using("gin", table.fileUrls),
  ],
);
