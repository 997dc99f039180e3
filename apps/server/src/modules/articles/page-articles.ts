import { and, asc, desc, sql, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { displayStatus, statusAt } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import { listOf, type BoundedList } from "../../db/list-of.ts";
import { countRows, pageOf } from "../../db/page-of.ts";
import { queryRows } from "../../db/query-rows.ts";
import { articleCounters, articles } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Input } from "../operation.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { matchingArticles } from "./article-filters.ts";
import { inQueue } from "./article-queues.ts";
import { summaryColumns, toSummaries, typeNames, type SummaryRow } from "./article-record.ts";

type Schemas = components["schemas"];
type PageQuery = Input<"articlesPage">["query"];

/** One page of articles outside the trash. */
export async function pageArticles(db: Db, query: PageQuery, actor: Actor, now: Date) {
  const { queue } = query;
  const where = and(await matchingArticles(db, query, now), queue && inQueue(queue, actor.id, now));
  const matching = sql`(select 1 from ${articles} where ${where})`;
  const total = await countRows(db, matching);
  const page = await pageOf(query, Promise.resolve(total), (limit, offset) =>
    readPageRows(db, { ...query, where, few: total <= FEW, limit, offset }),
  );
  return { ...page, records: await toSummaries(db, page.records, actor, now) };
}

/** Articles by title, for pickers. */
export async function listArticles(
  db: Db,
  query: Input<"articlesList">["query"],
  now: Date,
): Promise<BoundedList<Schemas["ArticleBrief"]>> {
  const where = await matchingArticles(db, query, now);
  const { records: rows, truncated } = await listOf(query, (limit, offset) =>
    db
      .select()
      .from(articles)
      .where(where)
      .orderBy(asc(articles.title), asc(articles.id))
      .limit(limit)
      .offset(offset),
  );
  const names = await typeNames(
    db,
    rows.map(({ typeId }) => typeId),
  );
  const records = rows.map((row) => ({
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
  return { records, truncated };
}

const SORT_COLUMNS = {
  title: articles.title,
  orderBy: articles.orderBy,
  readCount: articleCounters.readCount,
  publishedAt: articles.publishedAt,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
};

/** Sorting so many costs less than following the order until enough of them are found. */
const FEW = 2000;

/** A page of matching articles, and how to find them. */
export interface ArticlePageQuery extends Pick<PageQuery, "sortField" | "sortOrder"> {
  where: SQL | undefined;
  /** Whether few articles match. */
  few: boolean;
  limit: number;
  offset: number;
}

export async function readPageRows(db: Db, query: ArticlePageQuery): Promise<SummaryRow[]> {
  const rows = await queryRows<Record<string, unknown>>(db, pageStatement(query));
  return rows.map((row) => summaryColumns.read(row));
}

/** Finds the page by ids alone, so that skipping is cheap. */
export function pageStatement(query: ArticlePageQuery): SQL {
  const { where, few, limit, offset, sortField = "updatedAt", sortOrder = "desc" } = query;
  const direction = sortOrder === "asc" ? asc : desc;
  const counters =
    sortField === "readCount"
      ? sql`join ${articleCounters} on ${articleCounters.articleId} = ${articles.id}`
      : sql``;
  // `offset 0` makes PostgreSQL find the few by their filters alone; otherwise it follows the order.
  const matching = sql`select ${articles.id} as id, ${SORT_COLUMNS[sortField]} as key
    from ${articles} ${counters} where ${where} ${few ? sql`offset 0` : sql``}`;
  const order = sql`${direction(sql`key`)}, ${direction(sql`id`)}`;
  return sql`select ${shownColumns}
    from (select id, key from (${matching}) as matching order by ${order} limit ${limit} offset ${offset}) as page
    join ${articles} on ${articles.id} = page.id
    order by ${direction(sql`page.key`)}, ${direction(sql`page.id`)}`;
}

/** Built once: these are more text than the rest of the statement. */
const shownColumns = sql.raw(new PgDialect().sqlToQuery(summaryColumns.selected).sql);
