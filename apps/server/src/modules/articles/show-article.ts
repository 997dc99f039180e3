import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import {
  articleCounters,
  articleSearch,
  articleSlugs,
  publishedArticles,
} from "../../db/schema/index.ts";
import { pictureSizes } from "../files/picture-sizes.ts";
import type { Publication } from "../workflow/content-kind.ts";
import { articleSnapshot } from "./article-fields.ts";
import { readContent } from "./article-versions.ts";
import { indexArticle } from "./index-article.ts";
import { referencedFiles } from "./referenced-files.ts";

/** Copies a version to what public reads use, so that they never touch drafts. Returns when the version expires. */
export async function showArticle(
  db: Db,
  id: string,
  publication: Publication,
): Promise<Date | null> {
  const version = await readContent(db, id, publication.versionNo);
  const fields = articleSnapshot(version.fields);
  const saved = { fields, content: version.content };
  const sizes = await pictureSizes(db, referencedFiles(saved));
  // With its table of every script's letters, which many servers never need.
  const { publicCopy } = await import("./public-copy.ts");
  const { article, search } = publicCopy(id, saved, publication, sizes);
  await db
    .insert(publishedArticles)
    .values(article)
    .onConflictDoUpdate({ target: publishedArticles.id, set: article });
  await indexArticle(db, search);
  await db.insert(articleCounters).values({ articleId: id }).onConflictDoNothing();
  await db
    .update(articleSlugs)
    .set({
      publishedAt: sql`coalesce(${articleSlugs.publishedAt}, ${publication.liveFrom.toISOString()}::timestamptz)`,
    })
    .where(eq(articleSlugs.slug, fields.slug));
  return article.liveUntil ?? null;
}

/** Removes an article from the public site. */
export async function hideArticle(db: Db, id: string): Promise<void> {
  await db.delete(publishedArticles).where(eq(publishedArticles.id, id));
  await db.delete(articleSearch).where(eq(articleSearch.articleId, id));
}
