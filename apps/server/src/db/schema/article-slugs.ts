import { index, pgTable, text } from "drizzle-orm/pg-core";
import { articles } from "./articles.ts";
import { timestamptz } from "./entity-columns.ts";

/** Every slug that an article has or had: no other article may use it, and old ones redirect to the current one. */
export const articleSlugs = pgTable(
  "article_slugs",
  {
    slug: text("slug").primaryKey(),
    articleId: text("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    /** When the slug first became public; null while only drafts use it. */
    publishedAt: timestamptz("published_at"),
  },
  (table) => [index("article_slugs_article_id_idx").on(table.articleId)],
);
