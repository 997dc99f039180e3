import { index, pgTable, text } from "drizzle-orm/pg-core";
import { articles } from "./articles.ts";
import { id, timestamptz } from "./entity-columns.ts";
import { users } from "./users.ts";

/** Links that show an article's draft to people without an account. Only the hash of a token is stored. */
export const previewLinks = pgTable(
  "preview_links",
  {
    id: id(),
    tokenHash: text("token_hash").notNull().unique(),
    articleId: text("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    createdAt: timestamptz("created_at").notNull(),
    createdBy: text("created_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdByName: text("created_by_name").notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
    revokedAt: timestamptz("revoked_at"),
    /** To the minute. */
    lastOpenedAt: timestamptz("last_opened_at"),
  },
  (table) => [
    index("preview_links_article_id_idx").on(table.articleId, table.createdAt),
    index("preview_links_created_by_idx").on(table.createdBy),
  ],
);
