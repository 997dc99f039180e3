import { index, pgTable, text } from "drizzle-orm/pg-core";
import { articles } from "./articles.ts";
import { moment } from "./entity-columns.ts";

/** Every slug that an article has or had: no other article may take it, and old ones lead to the present one. */
export const articleSlugs = pgTable(
  "article_slugs",
  {
    slug: text("slug").primaryKey(),
    articleId: text("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    /** When the public first saw the article under it; null while only drafts carry it. */
    publishedAt: moment("published_at"),
  },
  (table) => [index("article_slugs_article_id_idx").on(table.articleId)],
);
