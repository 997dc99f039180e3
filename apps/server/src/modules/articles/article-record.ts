import { eq, inArray } from "drizzle-orm";
import type { Rights } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import { articleCounters, articleTypes, articles } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../http/app-error.ts";
import { messages } from "../../messages/index.ts";
import { toEntity } from "../to-entity.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { rightsOn } from "../workflow/rights.ts";
import { stateFields } from "../workflow/state-fields.ts";
import { snapshotOf, type ArticleRow } from "./article-fields.ts";
import { readContent } from "./article-versions.ts";

type Article = components["schemas"]["Article"];
type ArticleSummary = components["schemas"]["ArticleSummary"];

/** An article as last saved, with its text. @throws AppError `NOT_FOUND`, for one in the trash too. */
export async function readArticle(db: Db, id: string, actor: Actor, now: Date): Promise<Article> {
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  const [summary] = row && row.deletedAt === null ? await toSummaries(db, [row], actor, now) : [];
  if (!row || !summary) throw new AppError("NOT_FOUND", messages.articles.notFound);
  const { content } = await readContent(db, id, row.headVersionNo);
  const { images, videoUrl, attachments, sourceUrl, keywords, seoTitle, seoDescription, noIndex } =
    snapshotOf(row);
  return {
    ...summary,
    content,
    images,
    videoUrl,
    attachments,
    sourceUrl,
    keywords,
    seoTitle,
    seoDescription,
    noIndex,
  };
}

/** Rows as the contract's summaries, with what the actor may do with each. */
export async function toSummaries(
  db: Db,
  rows: readonly ArticleRow[],
  actor: Actor,
  now: Date,
): Promise<ArticleSummary[]> {
  const ids = rows.map(({ id }) => id);
  // One after the other: this also runs inside transactions, which have one connection.
  const rights = await rightsOn(db, "article", actor, ids);
  const counters = await countersOf(db, ids);
  const names = await typeNames(
    db,
    rows.map(({ typeId }) => typeId),
  );
  return rows.map((row) => ({
    ...toSummary(row, rights(row.id), now),
    typeName: names.get(row.typeId) ?? "",
    ...(counters.get(row.id) ?? { readCount: 0, commentCount: 0 }),
  }));
}

/** Names of types by id. */
export async function typeNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: articleTypes.id, name: articleTypes.name })
    .from(articleTypes)
    .where(inArray(articleTypes.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function countersOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { readCount: number; commentCount: number }>();
  const rows = await db
    .select()
    .from(articleCounters)
    .where(inArray(articleCounters.articleId, [...ids]));
  return new Map(rows.map(({ articleId, ...numbers }) => [articleId, numbers]));
}

function toSummary(row: ArticleRow, rights: Rights, now: Date) {
  const { typeId, title, subTitle, slug, summary, cover, coverAlt, author, source, tags } = row;
  const { allowComment, isTop, recommendPositions, orderBy } = row;
  return {
    ...toEntity(row),
    ...stateFields(row, rights, now),
    typeId,
    title,
    subTitle,
    slug,
    summary,
    cover,
    coverAlt,
    author,
    source,
    tags,
    allowComment,
    isTop,
    recommendPositions,
    orderBy,
    topUntil: row.topUntil?.toISOString() ?? null,
    offlineAt: row.offlineAt?.toISOString() ?? null,
  };
}
