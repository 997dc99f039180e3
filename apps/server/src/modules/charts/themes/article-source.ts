import { desc, eq } from "drizzle-orm";
import { articleCounters, publishedArticles } from "../../../db/schema/index.ts";
import { loadPublicTypes } from "../../site/public-types.ts";
import { articleColumns, articleSelection, onSite, toArticleRow } from "../article-rows.ts";
import { id, month } from "../parameters.ts";
import { theme } from "../theme.ts";

/** Public articles, latest first. */
export const articleSource = theme({
  permission: "content:article:page",
  columns: articleColumns,
  parameters: { month, typeId: id },
  async read(filter, { db, now, limit, offset }) {
    const types = await loadPublicTypes(db, now);
    const where = onSite(types, now, filter);
    const rows = await db
      .select(articleSelection)
      .from(publishedArticles)
      .leftJoin(articleCounters, eq(articleCounters.articleId, publishedArticles.id))
      .where(where)
      .orderBy(desc(publishedArticles.publishedAt), desc(publishedArticles.id))
      .limit(limit)
      .offset(offset);
    const total = await db.$count(publishedArticles, where);
    return { records: rows.map((row) => toArticleRow(row, types)), total };
  },
});
