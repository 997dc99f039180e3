import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { articles } from "./articles.ts";

/** Separate from the article, so that reading never touches its row. */
export const articleCounters = pgTable(
  "article_counters",
  {
    articleId: text("article_id")
      .primaryKey()
      .references(() => articles.id, { onDelete: "cascade" }),
    readCount: integer("read_count").notNull().default(0),
    commentCount: integer("comment_count").notNull().default(0),
  },
  (table) => [index("article_counters_read_idx").on(table.readCount, table.articleId)],
);
