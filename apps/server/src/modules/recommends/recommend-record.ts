import { and, asc, inArray, sql, type SQL } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { namesById } from "../../db/names-by-id.ts";
import { articles, publishedArticles, recommends } from "../../db/schema/index.ts";
import type { Language } from "../../kernel/languages.ts";
import type { components } from "../../generated/schema.ts";
import { recordKind } from "../records.ts";
import { toWire } from "../publication-window.ts";
import { visible } from "../site/public-articles.ts";
import { loadPublicTypes } from "../site/public-types.ts";
import { toEntity } from "../to-entity.ts";

type RecommendRow = typeof recommends.$inferSelect;
type Recommend = components["schemas"]["Recommend"];

const articleTitle = sql`(select a.title from articles a where a.id = ${recommends.articleId})`;

/** Also searched by their articles' titles. */
export const recommendTable = crudTable(recommends, {
  search: [recommends.title, articleTitle],
  sort: {
    positionType: recommends.positionType,
    orderBy: recommends.orderBy,
    startAt: recommends.startAt,
    endAt: recommends.endAt,
    createdAt: recommends.createdAt,
    updatedAt: recommends.updatedAt,
  },
  order: [asc(recommends.positionType), asc(recommends.orderBy)],
});

export const recommendKind = recordKind({
  table: recommendTable,
  nameOf: async ({ articleId, title }, db) =>
    title ?? (await namesById(db, articles, articles.title, [articleId])).get(articleId) ?? null,
  toRecords: (db, rows, ctx) => toRecommends(db, rows, ctx.now()),
});

/** With their articles' titles and whether the public sees them. */
export async function toRecommends(
  db: Db,
  rows: readonly RecommendRow[],
  now: Date,
): Promise<Recommend[]> {
  const ids = rows.map(({ articleId }) => articleId);
  const titles = await namesById(db, articles, articles.title, ids);
  const languages = await languagesById(db, ids);
  const live = await liveAmong(db, ids, now);
  return rows.map((row) => {
    const { positionType, articleId, title, cover, orderBy, status } = row;
    const article = {
      articleTitle: titles.get(articleId) ?? "",
      articleLive: live.has(articleId),
      language: languages.get(articleId) ?? "en",
    };
    const head = { ...toEntity(row), positionType, articleId, ...article, title, cover };
    return { ...head, ...toWire(row), orderBy, status };
  });
}

/** Recommendations of articles in a language. */
export function ofLanguage(language: Language): SQL {
  return sql`(select a.language from articles a where a.id = ${recommends.articleId}) = ${language}`;
}

async function languagesById(db: Db, ids: readonly string[]): Promise<Map<string, Language>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: articles.id, language: articles.language })
    .from(articles)
    .where(inArray(articles.id, [...ids]));
  return new Map(rows.map(({ id, language }) => [id, language]));
}

/** Filters articles that are public now. */
export async function liveAmong(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const types = await loadPublicTypes(db, now);
  const rows = await db
    .select({ id: publishedArticles.id })
    .from(publishedArticles)
    .where(and(inArray(publishedArticles.id, [...ids]), visible(now, types.ids())));
  return new Set(rows.map(({ id }) => id));
}
