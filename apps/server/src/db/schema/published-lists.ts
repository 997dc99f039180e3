import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./entity-columns.ts";

/**
 * Number of `published_articles` by type, `orderBy` and month, maintained by that table's triggers: totals and offsets
 * of far pages without counting. Includes what is not visible yet or any more.
 */
export const publishedCounts = pgTable(
  "published_counts",
  {
    typeId: text("type_id").notNull(),
    orderBy: integer("order_by").notNull(),
    /** Month of `publishedAt` in UTC, as `YYYY-MM`. */
    month: text("month").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.typeId, table.orderBy, table.month] })],
);

export const labelKinds = ["tag", "position", "author"] as const;
export type LabelKind = (typeof labelKinds)[number];

/**
 * A row for every tag and recommended position of a published article, and for its author, maintained by the triggers of
 * `published_articles`: an array cannot be indexed in list order.
 */
export const publishedLabels = pgTable(
  "published_labels",
  {
    kind: text("kind", { enum: labelKinds }).notNull(),
    value: text("value").notNull(),
    typeId: text("type_id").notNull(),
    orderBy: integer("order_by").notNull(),
    publishedAt: timestamptz("published_at").notNull(),
    articleId: text("article_id").notNull(),
    liveFrom: timestamptz("live_from").notNull(),
    liveUntil: timestamptz("live_until"),
    isTop: boolean("is_top").notNull(),
    topUntil: timestamptz("top_until"),
  },
  ({ kind, value, typeId, ...table }) => {
    const order = [table.orderBy, table.publishedAt, table.articleId] as const;
    const clock = [table.liveFrom, table.liveUntil, table.isTop, table.topUntil] as const;
    return [
      index("published_labels_type_idx").on(kind, value, typeId, ...order, ...clock),
      index("published_labels_all_idx").on(kind, value, ...order, typeId, ...clock),
    ];
  },
);
