import { and, asc, desc, isNull, sql, type Placeholder, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { displayStatus, statusAt } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import { listOf, type BoundedList } from "../../db/list-of.ts";
import { countRows, pageOf, rangeOf, toPage, upToWindow, type Page } from "../../db/page-of.ts";
import { Prepared } from "../../db/prepared.ts";
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
  if (asksForAll(query)) {
    const page = await pageOfAll(db, query);
    return { ...page, records: await toSummaries(db, page.records, actor, now) };
  }
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

/** Whether a query filters nothing: what every list asks first. */
function asksForAll({
  pageNo: _no,
  pageSize: _size,
  sortField: _f,
  sortOrder: _o,
  ...filters
}: PageQuery) {
  return Object.values(filters).every((value) => value === undefined);
}

/** A page of all articles, and their number, in one prepared statement. */
async function pageOfAll(db: Db, query: PageQuery): Promise<Page<SummaryRow>> {
  const range = rangeOf(query);
  const rows = range.limit > 0 ? await allArticles(query).rows(db, range) : [];
  // Beyond the last page there is no row to tell the number.
  const total = rows[0]?.total ?? (await countRows(db, sql`(${everything})`));
  return toPage(
    query,
    rows.map((row) => summaryColumns.read(row)),
    total,
  );
}

const everything = sql`select 1 from ${articles} where ${isNull(articles.deletedAt)}`;

type CountedRow = Record<string, unknown> & { total: number };

const ofAll = new Map<string, Prepared<CountedRow>>();

function allArticles({ sortField = "updatedAt", sortOrder = "desc" }: PageQuery) {
  const name = `articles_by_${sortField}_${sortOrder}`;
  const known = ofAll.get(name);
  if (known !== undefined) return known;
  const page = pageStatement({
    where: isNull(articles.deletedAt),
    few: false,
    sortField,
    sortOrder,
    limit: sql.placeholder("limit"),
    offset: sql.placeholder("offset"),
    also: sql`, (select count(*)::int from ${upToWindow(sql`(${everything})`)}) as total`,
  });
  const statement = new Prepared<CountedRow>(name, page);
  ofAll.set(name, statement);
  return statement;
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
  limit: number | Placeholder;
  offset: number | Placeholder;
  /** Selected beside the columns. */
  also?: SQL;
}

export async function readPageRows(db: Db, query: ArticlePageQuery): Promise<SummaryRow[]> {
  const rows = await queryRows<Record<string, unknown>>(db, pageStatement(query));
  return rows.map((row) => summaryColumns.read(row));
}

/** Finds the page by ids alone, so that skipping is cheap. */
export function pageStatement(query: ArticlePageQuery): SQL {
  const { where, few, limit, offset, also = sql`` } = query;
  const { sortField = "updatedAt", sortOrder = "desc" } = query;
  const direction = sortOrder === "asc" ? asc : desc;
  const counters =
    sortField === "readCount"
      ? sql`join ${articleCounters} on ${articleCounters.articleId} = ${articles.id}`
      : sql``;
  // `offset 0` makes PostgreSQL find the few by their filters alone; otherwise it follows the order.
  const matching = sql`select ${articles.id} as id, ${SORT_COLUMNS[sortField]} as key
    from ${articles} ${counters} where ${where} ${few ? sql`offset 0` : sql``}`;
  const order = sql`${direction(sql`key`)}, ${direction(sql`id`)}`;
  return sql`select ${shownColumns} ${also}
    from (select id, key from (${matching}) as matching order by ${order} limit ${limit} offset ${offset}) as page
    join ${articles} on ${articles.id} = page.id
    order by ${direction(sql`page.key`)}, ${direction(sql`page.id`)}`;
}

/** Built once: these are more text than the rest of the statement. */
const shownColumns = sql.raw(new PgDialect().sqlToQuery(summaryColumns.selected).sql);
