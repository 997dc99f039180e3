import { index, pgTable, text, customType } from "drizzle-orm/pg-core";
import { articles } from "./articles.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** What the public search looks into: tokens made by the application, and the words for excerpts. */
export const articleSearch = pgTable(
  "article_search",
  {
    articleId: text("article_id")
      .primaryKey()
      .references(() => articles.id, { onDelete: "cascade" }),
    /** Words of keywords and tags, found like the text but never shown. */
    words: text("words").notNull(),
    summary: text("summary").notNull(),
    text: text("text").notNull(),
    tokens: tsvector("tokens").notNull(),
  },
  (table) => [index("article_search_tokens_idx").using("gin", table.tokens)],
);
