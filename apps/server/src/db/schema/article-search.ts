import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { articles } from "./articles.ts";
import { timestamptz } from "./entity-columns.ts";
import { indexVersionColumn } from "./search-columns.ts";
import { tsvector } from "./tsvector.ts";

/**
 * The public search index: tokens made by the application, and the text for excerpts. Rows, type and dates
 * repeat those of `published_articles`, so that a search reads one narrow row for each match: the migration keeps all long columns out
 * of line (`toast_tuple_target`).
 */
export const articleSearch = pgTable(
  "article_search",
  {
    articleId: text("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    /**
     * Position in publication order: the newest highest, dense, not unique. An approximation is enough, since results
     * are ordered by date; it decides which of very many matches are examined.
     */
    place: integer("place").notNull(),
    typeId: text("type_id").notNull(),
    publishedAt: timestamptz("published_at").notNull(),
    liveFrom: timestamptz("live_from").notNull(),
    liveUntil: timestamptz("live_until"),
    /** Title, subtitle, keywords, tags and names of attachments, searched like the text but not shown in excerpts. */
    words: text("words").notNull(),
    summary: text("summary").notNull(),
    text: text("text").notNull(),
    tokens: tsvector("tokens").notNull(),
    indexVersion: indexVersionColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.liveFrom] }),
    // Without `fastupdate` publishing takes longer, but no search has to read a list of pending entries.
    index("article_search_tokens_idx").using("gin", table.tokens).with({ fastupdate: false }),
    index("article_search_place_idx").on(table.place),
    index("article_search_type_id_idx").on(table.typeId),
    index("article_search_version_idx").on(table.indexVersion),
  ],
);
