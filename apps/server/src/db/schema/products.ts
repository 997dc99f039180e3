import { sql } from "drizzle-orm";
import { index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { AttachmentRef } from "./articles.ts";
import { entityColumns } from "./entity-columns.ts";
import { languageColumn, translationGroupColumn } from "./language-columns.ts";

export interface ProductSpec {
  group: string;
  name: string;
  value: string;
  unit?: string | null;
}

export interface ProductVariant {
  code: string;
  name: string;
  specs: ProductSpec[];
  priceAmount?: string | null;
}

/** Each is the parent of the next. */
export const productKinds = ["category", "series", "product"] as const;

/** Categories, series and products in one tree; a category's parent is `"0"`. */
export const products = pgTable(
  "products",
  {
    ...entityColumns(),
    parentId: text("parent_id").notNull(),
    kind: text("kind", { enum: productKinds }).notNull(),
    /** That of its category. */
    language: languageColumn(),
    translationGroupId: translationGroupColumn(),
    name: text("name").notNull(),
    code: text("code"),
    brand: text("brand"),
    model: text("model"),
    cover: text("cover"),
    images: text("images"),
    imageType: text("image_type", { enum: ["person", "car", "none"] })
      .notNull()
      .default("none"),
    summary: text("summary"),
    content: text("content"),
    specs: jsonb("specs").$type<ProductSpec[]>().notNull().default([]),
    variants: jsonb("variants").$type<ProductVariant[]>().notNull().default([]),
    attachments: jsonb("attachments").$type<AttachmentRef[]>().notNull().default([]),
    relatedArticleIds: text("related_article_ids").array().notNull().default([]),
    replacedById: text("replaced_by_id"),
    priceAmount: numeric("price", { precision: 14, scale: 2 }),
    priceCurrency: text("price_currency"),
    priceNote: text("price_note"),
    status: text("status", { enum: ["draft", "onShelf", "offShelf", "discontinued"] })
      .notNull()
      .default("draft"),
    orderBy: integer("order_by").notNull().default(0),
  },
  (table) => [
    uniqueIndex("products_code_key").on(sql`lower(${table.code})`, table.language),
    uniqueIndex("products_translation_key").on(table.translationGroupId, table.language),
    index("products_parent_id_idx").on(table.parentId, table.orderBy, table.name),
    index("products_shelf_idx")
      .on(table.kind, table.parentId, table.orderBy, table.name, table.id)
      .where(sql`${table.status} = 'onShelf'`),
    index("products_attachments_idx")
      .using("gin", table.attachments.op("jsonb_path_ops"))
      .where(sql`${table.status} in ('onShelf', 'discontinued')`),
    index("products_related_articles_idx")
      .using("gin", table.relatedArticleIds)
      .where(sql`${table.status} in ('onShelf', 'discontinued')`),
  ],
);
