import { and, count, desc, eq, gt } from "drizzle-orm";
import { articleCounters, publishedArticles } from "../../../db/schema/index.ts";
import { loadPublicTypes } from "../../site/public-types.ts";
import { articleColumns, articleSelection, onSite, toArticleRow } from "../article-rows.ts";
import { id, month } from "../parameters.ts";
import { theme } from "../theme.ts";

/** Public articles with readers, most read first. */
export const mostReadArticles = theme({
  permission: "content:article:page",
  columns: articleColumns,
  parameters: { month, typeId: id },
  async read(filter, { db, now, limit, offset }) {
    const types = await loadPublicTypes(db, now);
    const where = and(gt(articleCounters.readCount, 0), onSite(types, now, filter));
    const ofCounted = eq(publishedArticles.id, articleCounters.articleId);
    const rows = await db
      .select(articleSelection)
      .from(articleCounters)
      .innerJoin(publishedArticles, ofCounted)
      .where(where)
      .orderBy(desc(articleCounters.readCount), desc(articleCounters.articleId))
      .limit(limit)
      .offset(offset);
    const [all] = await db
      .select({ total: count() })
      .from(articleCounters)
      .innerJoin(publishedArticles, ofCounted)
      .where(where);
    return { records: rows.map((row) => toArticleRow(row, types)), total: all?.total ?? 0 };
  },
});
