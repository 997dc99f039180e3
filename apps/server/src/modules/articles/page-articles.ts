import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  or,
  type SQL,
} from "drizzle-orm";
import { displayStatus, statusAt } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import { articleCounters, articles } from "../../db/schema/index.ts";
import { containsText } from "../../db/text-filter.ts";
import type { components } from "../../generated/schema.ts";
import type { Input } from "../../http/operation.ts";
import { typeIdsBelow } from "../article-types/type-tree.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { displayStatusSql, statusSql } from "../workflow/state-sql.ts";
import { toSummaries, typeNames } from "./article-record.ts";

type Schemas = components["schemas"];
type PageQuery = Input<"articlesPage">["query"];
type ListQuery = Input<"articlesList">["query"];

/** Records a list may hold at most. */
export const LIST_LIMIT = 999;

/** One page of articles that are not in the trash. */
export async function pageArticles(db: Db, query: PageQuery, actor: Actor, now: Date) {
  const { pageNo = 1, pageSize = 10, sortField = "updatedAt", sortOrder = "desc" } = query;
  const where = and(isNull(articles.deletedAt), ...(await filters(db, query, now)));
  const direction = sortOrder === "asc" ? asc : desc;
  const [rows, [total]] = await Promise.all([
    db
      .select({ article: articles })
      .from(articles)
      .leftJoin(articleCounters, eq(articleCounters.articleId, articles.id))
      .where(where)
      .orderBy(direction(SORT_COLUMNS[sortField]), direction(articles.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.select({ total: count() }).from(articles).where(where),
  ]);
  const records = await toSummaries(
    db,
    rows.map(({ article }) => article),
    actor,
    now,
  );
  const all = total?.total ?? 0;
  return { records, total: all, pageNo, pageSize, pages: Math.ceil(all / pageSize) };
}

/** Articles by title, for choosing one; one more than the limit tells that the list was cut. */
export async function listArticles(
  db: Db,
  query: ListQuery,
  now: Date,
): Promise<{ records: Schemas["ArticleBrief"][]; truncated: boolean }> {
  const rows = await db
    .select()
    .from(articles)
    .where(and(isNull(articles.deletedAt), ...(await filters(db, query, now))))
    .orderBy(asc(articles.title), asc(articles.id))
    .limit(LIST_LIMIT + 1);
  const kept = rows.slice(0, LIST_LIMIT);
  const names = await typeNames(
    db,
    kept.map(({ typeId }) => typeId),
  );
  const records = kept.map((row) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    typeId: row.typeId,
    typeName: names.get(row.typeId) ?? "",
    cover: row.cover,
    status: statusAt(row, now),
    displayStatus: displayStatus(row, now),
    publishedAt:
      row.publishedAt !== null && row.publishedAt <= now ? row.publishedAt.toISOString() : null,
  }));
  return { records, truncated: rows.length > LIST_LIMIT };
}

/** The condition of "this type and those below it"; nothing matches an unknown type. */
export async function ofType(db: Db, typeId: string | undefined): Promise<SQL | undefined> {
  return typeId === undefined
    ? undefined
    : inArray(articles.typeId, await typeIdsOrNone(db, typeId));
}

/** Ids of a type and those below it, never empty: an unknown type matches nothing. */
export async function typeIdsOrNone(db: Db, typeId: string): Promise<string[]> {
  const ids = await typeIdsBelow(db, typeId);
  return ids.length > 0 ? ids : ["-"];
}

const SORT_COLUMNS = {
  title: articles.title,
  orderBy: articles.orderBy,
  readCount: articleCounters.readCount,
  publishedAt: articles.publishedAt,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
};

async function filters(
  db: Db,
  query: PageQuery & ListQuery,
  now: Date,
): Promise<(SQL | undefined)[]> {
  const { keyword, typeId, status, reviewStatus, tag, recommendPosition, isTop, createdBy } = query;
  return [
    keyword
      ? or(containsText(articles.title, keyword), containsText(articles.slug, keyword))
      : undefined,
    await ofType(db, typeId),
    status && eq(statusSql(articles, now), status),
    reviewStatus && eq(articles.reviewStatus, reviewStatus),
    query.displayStatus && eq(displayStatusSql(articles, now), query.displayStatus),
    tag ? arrayContains(articles.tags, [tag]) : undefined,
    recommendPosition ? arrayContains(articles.recommendPositions, [recommendPosition]) : undefined,
    isTop === undefined ? undefined : eq(articles.isTop, isTop),
    createdBy ? eq(articles.createdBy, createdBy) : undefined,
    query.updatedFrom ? gte(articles.updatedAt, new Date(query.updatedFrom)) : undefined,
    query.updatedTo ? lt(articles.updatedAt, new Date(query.updatedTo)) : undefined,
  ];
}
