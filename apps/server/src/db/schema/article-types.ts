import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { contentColumns } from "./content-columns.ts";
import { entityColumns, timestamptz } from "./entity-columns.ts";
import { languageColumn, translationGroupColumn } from "./language-columns.ts";

/** One step of a review: who decides, and whether one of them is enough. */
export interface ReviewNode {
  nodeKey: string;
  name: string;
  assignees: { userIds: string[]; roleCodes: string[]; workgroupIds: string[] };
  mode: "any" | "all";
}

/** A list of articles, a single page, or a link. */
export const articleTypeKinds = ["list", "single", "link"] as const;

/** Article types as last saved; the root's parent is `"0"`. */
export const articleTypes = pgTable(
  "article_types",
  {
    ...entityColumns(),
    ...contentColumns(),
    /** The last public version while none is public: its review rules still apply. */
    lastPublicVersionNo: integer("last_public_version_no"),
    parentId: text("parent_id").notNull(),
    /** Of its texts, the types below it and their articles. */
    language: languageColumn(),
    translationGroupId: translationGroupColumn(),
    name: text("name").notNull(),
    code: text("code").notNull(),
    kind: text("kind", { enum: articleTypeKinds }).notNull(),
    icon: text("icon"),
    cover: text("cover"),
    description: text("description"),
    redirectUrl: text("redirect_url"),
    navVisible: boolean("nav_visible").notNull().default(true),
    allowComment: boolean("allow_comment").notNull().default(true),
    requireReview: boolean("require_review").notNull().default(true),
    /** Empty inherits the flow of the nearest type above that has one. */
    flow: jsonb("flow").$type<ReviewNode[]>().notNull().default([]),
    seoTitle: text("seo_title"),
    seoDescription: text("seo_description"),
    orderBy: integer("order_by").notNull().default(0),
  },
  (table) => [
    uniqueIndex("article_types_code_key").on(sql`lower(${table.code})`),
    index("article_types_parent_id_idx").on(table.parentId),
    uniqueIndex("article_types_translation_key").on(table.translationGroupId, table.language),
  ],
);

/** Article types as the public sees them: a row exists while the type is published or scheduled. */
export const publishedArticleTypes = pgTable("published_article_types", {
  id: text("id")
    .primaryKey()
    .references(() => articleTypes.id, { onDelete: "cascade" }),
  parentId: text("parent_id").notNull(),
  language: languageColumn(),
  /** That of the type, which may change without a new version. */
  translationGroupId: translationGroupColumn(),
  code: text("code").notNull(),
  name: text("name").notNull(),
  kind: text("kind", { enum: articleTypeKinds }).notNull(),
  icon: text("icon"),
  cover: text("cover"),
  description: text("description"),
  redirectUrl: text("redirect_url"),
  navVisible: boolean("nav_visible").notNull(),
  allowComment: boolean("allow_comment").notNull(),
  seoTitle: text("seo_title"),
  seoDescription: text("seo_description"),
  orderBy: integer("order_by").notNull(),
  versionNo: integer("version_no").notNull(),
  liveFrom: timestamptz("live_from").notNull(),
});
