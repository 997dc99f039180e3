import { isNotNull, isNull, sql } from "drizzle-orm";
import { boolean, index, integer, json, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { articleTypes } from "./article-types.ts";
import { contentColumns } from "./content-columns.ts";
import { entityColumns, moment } from "./entity-columns.ts";
import { tsvector } from "./tsvector.ts";

/** A file that belongs to an article. */
export interface AttachmentRef {
  id: string;
  name: string;
  url: string;
  size: number;
  mimeType: string;
}

/** Size of a picture and the widths it can be had at, as the contract has it. */
export interface StoredPictureSize {
  width: number;
  height: number;
  widths: number[];
}

/** What a list shows of a published article and does not change until it is published again. */
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
  noIndex: boolean;
  modifiedAt: string;
  toc: { id: string; level: number; text: string }[];
  readingMinutes: number;
}

/** Articles as last saved, without their text: that is in the version `headVersionNo`. */
export const articles = pgTable(
  "articles",
  {
    ...entityColumns(),
    ...contentColumns(),
    typeId: text("type_id")
      .notNull()
      .references(() => articleTypes.id),
    title: text("title").notNull(),
    subTitle: text("sub_title"),
    slug: text("slug").notNull(),
    summary: text("summary"),
    cover: text("cover"),
    coverAlt: text("cover_alt"),
    /** The point to keep in sight where the cover is cut, such as `50% 20%`; null for the middle. */
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
    topUntil: moment("top_until"),
    recommendPositions: text("recommend_positions").array().notNull().default([]),
    orderBy: integer("order_by").notNull().default(0),
    seoTitle: text("seo_title"),
    seoDescription: text("seo_description"),
    noIndex: boolean("no_index").notNull().default(false),
    offlineAt: moment("offline_at"),
    deletedAt: moment("deleted_at"),
    deletedBy: text("deleted_by"),
    deletedByName: text("deleted_by_name"),
    /** What title and slug are found by, made by the application. */
    names: tsvector("names").notNull().default(""),
  },
  (table) => [
    // The orders of the list, and what it is mostly narrowed to, in its usual order.
    index("articles_updated_idx").on(table.updatedAt, table.id).where(isNull(table.deletedAt)),
    index("articles_created_idx").on(table.createdAt, table.id).where(isNull(table.deletedAt)),
    index("articles_published_idx").on(table.publishedAt, table.id).where(isNull(table.deletedAt)),
    index("articles_title_idx").on(table.title, table.id).where(isNull(table.deletedAt)),
    index("articles_order_idx").on(table.orderBy, table.id).where(isNull(table.deletedAt)),
    index("articles_type_idx")
      .on(table.typeId, table.updatedAt, table.id)
      .where(isNull(table.deletedAt)),
    index("articles_created_by_idx")
      .on(table.createdBy, table.updatedAt, table.id)
      .where(isNull(table.deletedAt)),
    // The further columns let an index count by itself what shows under one word.
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
    // Those in the trash are counted when a type is deleted.
    index("articles_of_type_idx").on(table.typeId),
    // What the clock or another save decides: only the few that a filter asks for.
    index("articles_live_from_idx").on(table.liveFrom),
    index("articles_live_until_idx").on(table.liveUntil).where(isNotNull(table.liveUntil)),
    index("articles_changed_idx")
      .on(table.updatedAt, table.id, table.reviewStatus, table.liveFrom, table.liveUntil)
      .where(
        sql`${table.headVersionNo} is distinct from ${table.publishedVersionNo} and ${table.status} in ('scheduled', 'published') and ${table.deletedAt} is null`,
      ),
    index("articles_top_idx")
      .on(table.updatedAt, table.id)
      .where(sql`${table.isTop}`),
    index("articles_names_idx").using("gin", table.names).with({ fastupdate: false }),
    index("articles_positions_idx").using("gin", table.recommendPositions),
    index("articles_tags_idx").using("gin", table.tags),
    index("articles_deleted_idx").on(table.deletedAt, table.id).where(isNotNull(table.deletedAt)),
  ],
);

/**
 * Articles as the public sees them. A row exists from the moment one is published or scheduled until it is taken
 * offline; the clock decides within: visible from `liveFrom` until `liveUntil`. Public reads use this table alone,
 * so that nothing unpublished can leak.
 */
export const publishedArticles = pgTable(
  "published_articles",
  {
    id: text("id")
      .primaryKey()
      .references(() => articles.id, { onDelete: "cascade" }),
    typeId: text("type_id").notNull(),
    versionNo: integer("version_no").notNull(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    isTop: boolean("is_top").notNull(),
    topUntil: moment("top_until"),
    orderBy: integer("order_by").notNull(),
    /** When it was published first: its date, and its place in lists. */
    publishedAt: moment("published_at").notNull(),
    liveFrom: moment("live_from").notNull(),
    liveUntil: moment("live_until"),
    allowComment: boolean("allow_comment").notNull(),
    noIndex: boolean("no_index").notNull(),
    tags: text("tags").array().notNull(),
    recommendPositions: text("recommend_positions").array().notNull(),
    /** Addresses of the site's own files that the article shows or offers. */
    fileUrls: text("file_urls").array().notNull(),
    /** The article's card and its whole public record as JSON, made once when it is published. */
    card: json("card").$type<StoredCard>().notNull(),
    detail: json("detail").$type<StoredDetail>().notNull(),
  },
  (table) => [
    // All in one direction, for lists run through them backwards; the last columns let an index answer by itself.
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
    index("published_articles_top_idx")
      .on(table.topUntil)
      .where(sql`${table.isTop}`),
    // When something appears or disappears by itself next (`modules/site/next-change.ts`), and what the clock hides now.
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
