import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { articles } from "./articles.ts";
import { timestamptz } from "./entity-columns.ts";
import { users } from "./users.ts";

/** Who has an article open for editing, on whichever server. A row that is not renewed is void. */
export const articleWriters = pgTable(
  "article_writers",
  {
    articleId: text("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    since: timestamptz("since").notNull(),
    seenAt: timestamptz("seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.userId] }),
    index("article_writers_seen_at_idx").on(table.seenAt),
  ],
);
