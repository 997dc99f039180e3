import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { articles } from "./articles.ts";
import { moment } from "./entity-columns.ts";
import { users } from "./users.ts";

/** Who has an article open to write it, on whichever server. A row that is not renewed means nothing any more. */
export const articleWriters = pgTable(
  "article_writers",
  {
    articleId: text("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    since: moment("since").notNull(),
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.userId] }),
    index("article_writers_seen_at_idx").on(table.seenAt),
  ],
);
