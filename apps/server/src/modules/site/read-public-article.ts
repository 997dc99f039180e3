import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { statusAt } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import { articleSlugs, articles, publishedArticles } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../http/app-error.ts";
import { messages } from "../../messages/index.ts";
import type { Reader } from "./article-lists.ts";
import { toCards, visible } from "./public-articles.ts";
import { readSettings } from "./settings.ts";

type PublicArticle = components["schemas"]["PublicArticle"];
type PublishedRow = typeof publishedArticles.$inferSelect;

/**
 * The article as published, by id or by any slug it ever had in public.
 *
 * @throws AppError `GONE` when it was taken offline, else `NOT_FOUND`: a draft is as unknown as nothing at all.
 */
export async function readPublicArticle(reader: Reader, idOrSlug: string): Promise<PublicArticle> {
  const { db } = reader;
  const id = (await idOfSlug(db, idOrSlug)) ?? idOrSlug;
  const row = await visibleRow(reader, id);
  if (!row) throw await absence(reader, id);
  const asked = idOrSlug === row.id || idOrSlug === row.slug ? null : row.slug;
  return { ...(await toPublicArticle(reader, row)), movedTo: asked };
}

/** The article of a type of kind `single`: its first in the public order. */
export async function readSingleArticle(
  reader: Reader,
  typeId: string,
): Promise<PublicArticle | undefined> {
  const [row] = await reader.db
    .select()
    .from(publishedArticles)
    .where(visible(reader.now, [typeId]))
    .orderBy(
      desc(publishedArticles.orderBy),
      desc(publishedArticles.publishedAt),
      desc(publishedArticles.id),
    )
    .limit(1);
  return row && toPublicArticle(reader, row);
}

/** A published article's row. @throws AppError `NOT_FOUND` unless the public sees it now. */
export async function requireVisible(reader: Reader, id: string): Promise<PublishedRow> {
  const row = await visibleRow(reader, id);
  if (!row) throw await absence(reader, id);
  return row;
}

/** The newer and the older published article of the same type. */
export async function neighbours(
  reader: Reader,
  id: string,
): Promise<components["schemas"]["PreAndNext"]> {
  const row = await requireVisible(reader, id);
  const [pre, next] = await Promise.all([
    neighbour(reader, row, "newer"),
    neighbour(reader, row, "older"),
  ]);
  return { pre, next };
}

/** Whether a published article takes comments now: it, its type and the site all allow it. */
export async function takesComments({ db, types }: Reader, row: PublishedRow): Promise<boolean> {
  if (!row.allowComment || types.get(row.typeId)?.allowComment !== true) return false;
  return (await readSettings(db)).commentEnabled;
}

async function neighbour({ db, now }: Reader, row: PublishedRow, side: "newer" | "older") {
  const { publishedAt, id, slug, title, typeId } = publishedArticles;
  const place = sql`(${row.publishedAt.toISOString()}::timestamptz, ${row.id})`;
  const beyond =
    side === "newer"
      ? sql`(${publishedAt}, ${id}) > ${place}`
      : sql`(${publishedAt}, ${id}) < ${place}`;
  const order = side === "newer" ? asc : desc;
  const [found] = await db
    .select({ id, slug, title, publishedAt })
    .from(publishedArticles)
    .where(and(visible(now, [row.typeId]), eq(typeId, row.typeId), beyond))
    .orderBy(order(publishedAt), order(id))
    .limit(1);
  return found ? { ...found, publishedAt: found.publishedAt.toISOString() } : null;
}

async function toPublicArticle(reader: Reader, row: PublishedRow): Promise<PublicArticle> {
  const { db, types, now } = reader;
  const [card] = await toCards(db, [row], types, now);
  if (!card) throw new Error("A row gives a card");
  return {
    ...card,
    ...row.detail,
    allowComment: await takesComments(reader, row),
    breadcrumbs: types.breadcrumbs(row.typeId),
    movedTo: null,
  };
}

async function visibleRow(
  { db, types, now }: Reader,
  id: string,
): Promise<PublishedRow | undefined> {
  const [row] = await db
    .select()
    .from(publishedArticles)
    .where(and(eq(publishedArticles.id, id), visible(now, types.ids())));
  return row;
}

async function idOfSlug(db: Db, slug: string): Promise<string | undefined> {
  const [row] = await db
    .select({ articleId: articleSlugs.articleId })
    .from(articleSlugs)
    .where(and(eq(articleSlugs.slug, slug), isNotNull(articleSlugs.publishedAt)));
  return row?.articleId;
}

async function absence({ db, now }: Reader, id: string): Promise<AppError> {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)));
  return row && statusAt(row, now) === "offline"
    ? new AppError("GONE", messages.articles.gone)
    : new AppError("NOT_FOUND", messages.articles.notFound);
}
