import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { articles } from "./articles.ts";
import { moment } from "./entity-columns.ts";
import { tsvector } from "./tsvector.ts";

/**
 * What the public search looks into: tokens made by the application, and the words for excerpts. Type and moments are
 * those of `published_articles`, repeated so that a search reads one narrow row for each match: the migration keeps all
 * long columns out of line (`toast_tuple_target`).
 */
export const articleSearch = pgTable(
  "article_search",
  {
    articleId: text("article_id")
      .primaryKey()
      .references(() => articles.id, { onDelete: "cascade" }),
    /**
     * Number in the line of publication: the newest highest, dense, not unique. It only has to be about right, since
     * found articles are ordered by their date; it decides which of very many matches are looked at.
     */
    place: integer("place").notNull(),
    typeId: text("type_id").notNull(),
    publishedAt: moment("published_at").notNull(),
    liveFrom: moment("live_from").notNull(),
    liveUntil: moment("live_until"),
    /** Title, subtitle, keywords and tags, found like the text but not shown from here. */
    words: text("words").notNull(),
    summary: text("summary").notNull(),
    text: text("text").notNull(),
    tokens: tsvector("tokens").notNull(),
  },
  (table) => [
    // Without `fastupdate` publishing takes longer, but no search has to read a list of what was not sorted in yet.
    index("article_search_tokens_idx").using("gin", table.tokens).with({ fastupdate: false }),
    index("article_search_place_idx").on(table.place),
    index("article_search_type_id_idx").on(table.typeId),
  ],
);
