import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./entity-columns.ts";
import { products } from "./products.ts";
import { indexVersionColumn } from "./search-columns.ts";
import { tsvector } from "./tsvector.ts";

/**
 * The public search index of the products on the shelf, like `article_search`. Whether a product's series and category
 * are on the shelf too is asked when searching.
 */
export const productSearch = pgTable(
  "product_search",
  {
    productId: text("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Position in the order of creation, the newest highest. */
    place: integer("place").notNull(),
    seriesId: text("series_id").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    /** Name, code, brand, model and names of attachments, searched like the text but not shown in excerpts. */
    words: text("words").notNull(),
    summary: text("summary").notNull(),
    /** With the specifications, one a line. */
    text: text("text").notNull(),
    tokens: tsvector("tokens").notNull(),
    indexVersion: indexVersionColumn(),
  },
  (table) => [
    index("product_search_tokens_idx").using("gin", table.tokens).with({ fastupdate: false }),
    index("product_search_place_idx").on(table.place),
    index("product_search_version_idx").on(table.indexVersion),
  ],
);
