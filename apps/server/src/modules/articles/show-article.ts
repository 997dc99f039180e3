import { and, eq, gt, lte, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import {
  articleCounters,
  articleSearch,
  articleSlugs,
  publishedArticles,
} from "../../db/schema/index.ts";
import { pictureSizes } from "../files/picture-sizes.ts";
import { runTextTask } from "../text-pool.ts";
import type { Publication } from "../workflow/content-kind.ts";
import { articleSnapshot } from "./article-fields.ts";
import { readContent } from "./article-versions.ts";
import { indexArticle } from "./index-article.ts";
import { publicCopy } from "./public-copy.ts";
import { referencedFiles } from "./referenced-files.ts";

/** Copies a version to what public reads use, so that they never touch drafts. Returns when the version expires. */
export async function showArticle(
  db: Db,
  id: string,
  publication: Publication,
): Promise<Date | null> {
  const liveUntil = await putCopy(db, id, publication);
  await db
    .delete(publishedArticles)
    .where(and(eq(publishedArticles.id, id), ne(publishedArticles.liveFrom, publication.liveFrom)));
  await db
    .delete(articleSearch)
    .where(and(eq(articleSearch.articleId, id), ne(articleSearch.liveFrom, publication.liveFrom)));
  return liveUntil;
}

/**
 * Lets a version replace the public one at its date, without a write then. Returns when the new one expires.
 *
 * @param now Decides which row is public.
 */
export async function showNext(
  db: Db,
  id: string,
  publication: Publication,
  now: Date,
): Promise<Date | null> {
  const { liveFrom } = publication;
  await dropAllButLive(db, id, now);
  await endLive(db, id, liveFrom);
  return putCopy(db, id, publication);
}

/**
 * Takes back what `showNext` or `endArticle` scheduled. Returns when the public version expires by itself.
 *
 * @param versionNo The public version.
 */
export async function hideNext(
  db: Db,
  id: string,
  versionNo: number,
  now: Date,
): Promise<Date | null> {
  await dropAllButLive(db, id, now);
  const { fields } = await readContent(db, id, versionNo);
  const { offlineAt } = articleSnapshot(fields);
  const liveUntil = offlineAt === null ? null : new Date(offlineAt);
  await endLive(db, id, liveUntil);
  return liveUntil;
}

/** Ends the public version at a date, without a write then. */
export async function endArticle(db: Db, id: string, at: Date, now: Date): Promise<void> {
  await dropAllButLive(db, id, now);
  await endLive(db, id, at);
}

/** Removes an article from the public site. */
export async function hideArticle(db: Db, id: string): Promise<void> {
  await db.delete(publishedArticles).where(eq(publishedArticles.id, id));
  await db.delete(articleSearch).where(eq(articleSearch.articleId, id));
}

/** @param end When the copy ends; without it, when the version expires. */
async function putCopy(
  db: Db,
  id: string,
  publication: Publication,
  end?: Date | null,
): Promise<Date | null> {
  const version = await readContent(db, id, publication.versionNo);
  const fields = articleSnapshot(version.fields);
  const saved = { fields, content: version.content };
  const sizes = await pictureSizes(db, referencedFiles(saved));
  const described = await runTextTask("publicText", version.content);
  const copy = publicCopy(id, saved, publication, described, sizes, end);
  const { search } = copy;
  const group = sql`(select translation_group_id from articles where id = ${id})`;
  const article = { ...copy.article, translationGroupId: group };
  await db
    .insert(publishedArticles)
    .values(article)
    .onConflictDoUpdate({
      target: [publishedArticles.id, publishedArticles.liveFrom],
      set: article,
    });
  await indexArticle(db, search);
  await db.insert(articleCounters).values({ articleId: id }).onConflictDoNothing();
  // Until that date the slug leads nowhere; a shown one that is scheduled again stays.
  await db
    .update(articleSlugs)
    .set({
      publishedAt: sql`least(${articleSlugs.publishedAt}, ${publication.liveFrom.toISOString()}::timestamptz)`,
    })
    .where(eq(articleSlugs.slug, fields.slug));
  return article.liveUntil ?? null;
}

/** Leaves the row that is public now. */
async function dropAllButLive(db: Db, id: string, now: Date): Promise<void> {
  const { liveFrom, liveUntil } = publishedArticles;
  await db
    .delete(publishedArticles)
    .where(and(eq(publishedArticles.id, id), or(gt(liveFrom, now), lte(liveUntil, now))));
  await db
    .delete(articleSearch)
    .where(
      and(
        eq(articleSearch.articleId, id),
        or(gt(articleSearch.liveFrom, now), lte(articleSearch.liveUntil, now)),
      ),
    );
  await db
    .update(articleSlugs)
    .set({ publishedAt: null })
    .where(and(eq(articleSlugs.articleId, id), gt(articleSlugs.publishedAt, now)));
}

async function endLive(db: Db, id: string, liveUntil: Date | null): Promise<void> {
  await db.update(publishedArticles).set({ liveUntil }).where(eq(publishedArticles.id, id));
  await db.update(articleSearch).set({ liveUntil }).where(eq(articleSearch.articleId, id));
}
