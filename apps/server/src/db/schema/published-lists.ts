import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./entity-columns.ts";

/**
 * How many rows `published_articles` has of each type, `orderBy` and month, kept by that table's triggers: totals and
 * the places of far pages without counting. What the clock hides is counted along.
 */
export const publishedCounts = pgTable(
  "published_counts",
  {
    typeId: text("type_id").notNull(),
    orderBy: integer("order_by").notNull(),
    /** Of `publishedAt`, in UTC, as `YYYY-MM`. */
    month: text("month").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.typeId, table.orderBy, table.month] })],
);

/** What published articles are found under besides their type. */
export const labelKinds = ["tag", "position"] as const;

/**
 * A row for every tag and recommended position of a published article, kept by the triggers of `published_articles`:
 * an array has no index in the order of lists.
 */
export const publishedLabels = pgTable(
  "published_labels",
  {
    kind: text("kind", { enum: labelKinds }).notNull(),
    value: text("value").notNull(),
    typeId: text("type_id").notNull(),
    orderBy: integer("order_by").notNull(),
    publishedAt: moment("published_at").notNull(),
    articleId: text("article_id").notNull(),
    liveFrom: moment("live_from").notNull(),
    liveUntil: moment("live_until"),
    isTop: boolean("is_top").notNull(),
    topUntil: moment("top_until"),
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
