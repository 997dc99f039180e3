import { and, asc, desc, isNull, sql, type SQL } from "drizzle-orm";
import { displayStatus, statusAt } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import { listOf, type BoundedList } from "../../db/list-of.ts";
import { countIndexed, countRows, pageOf, rangeOf, toPage, type Page } from "../../db/page-of.ts";
import { Prepared } from "../../db/prepared.ts";
import { queryRows } from "../../db/query-rows.ts";
import { articleCounters, articles } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Input } from "../operation.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { matchingArticles } from "./article-filters.ts";
import { inQueue } from "./article-queues.ts";
import {
  readSummaryRows,
  summaryColumns,
  toSummaries,
  typeNames,
  type SummaryRow,
  type SurroundedRow,
} from "./article-record.ts";
import {
  byActor,
  forActor,
  surroundingColumns,
  surroundingTables,
  type ByActor,
  type Surroundings,
} from "./surroundings.ts";

type Schemas = components["schemas"];
type PageQuery = Input<"articlesPage">["query"];

/** One page of articles outside the trash. */
export async function pageArticles(db: Db, query: PageQuery, actor: Actor, now: Date) {
  const page = asksForAll(query)
    ? await pageOfAll(db, query, actor)
    : await pageOfMatching(db, query, actor, now);
  return { ...page, records: await toSummaries(db, page.records, actor, now) };
}

async function pageOfMatching(
  db: Db,
  query: PageQuery,
  actor: Actor,
  now: Date,
): Promise<Page<SummaryRow>> {
  const { queue } = query;
  const where = and(await matchingArticles(db, query, now), queue && inQueue(queue, actor.id, now));
  const matching = sql`(select 1 from ${articles} where ${where})`;
  const total = await countRows(db, matching);
  return pageOf(query, Promise.resolve(total), async (limit, offset) => {
    const page = pageStatement({ ...query, where, few: total <= FEW, limit, offset });
    const found = await queryRows<{ id: string }>(db, page);
    return readSummaryRows(
      db,
      found.map(({ id }) => id),
      actor,
    );
  });
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

/** Whether a query filters nothing: what every list asks first. Following the counters is planned for each page. */
function asksForAll({
  pageNo: _no,
  pageSize: _size,
  sortField,
  sortOrder: _o,
  ...filters
}: PageQuery) {
  return sortField !== "readCount" && Object.values(filters).every((value) => value === undefined);
}

/** A page of all articles with their surroundings, and their number, in one prepared statement. */
async function pageOfAll(db: Db, query: PageQuery, actor: Actor): Promise<Page<SummaryRow>> {
  const range = rangeOf(query);
  const values = { ...range, actorId: actor.id };
  const rows = range.limit > 0 ? await forActor(allArticles(query), actor).rows(db, values) : [];
  // Beyond the last page there is no row to tell the number.
  const total = rows[0]?.total ?? (await countRows(db, sql`(${everything})`));
  const records = rows.map((row) => summaryColumns.read<Surroundings>(row));
  return toPage(query, records, total);
}

const everything = sql`select 1 from ${articles} where ${isNull(articles.deletedAt)}`;

type CountedRow = SurroundedRow & { total: number };

const ofAll = new Map<string, ByActor<Prepared<CountedRow>>>();

function allArticles({ sortField = "updatedAt", sortOrder = "desc" }: PageQuery) {
  const name = `articles_by_${sortField}_${sortOrder}`;
  const known = ofAll.get(name);
  if (known !== undefined) return known;
  const page = pageStatement({
    where: isNull(articles.deletedAt),
    few: false,
    sortField,
    sortOrder,
    // PostgreSQL plans the statement anew for every limit that it sees, unless it is the result of a query.
    limit: sql`(select ${sql.placeholder("limit")}::int)`,
    offset: sql`(select ${sql.placeholder("offset")}::int)`,
  });
  const direction = sortOrder === "asc" ? asc : desc;
  const statements = byActor(
    (actor, kind) =>
      new Prepared<CountedRow>(
        `${name}_${kind}`,
        sql`select ${summaryColumns.selected}, ${surroundingColumns(actor)},
            ${countIndexed("articles_updated_idx", sql`(${everything})`)} as total
          from articles ${surroundingTables}
          where articles.id = any(array(${page}))
          order by ${direction(SORT_COLUMNS[sortField])}, ${direction(articles.id)}`,
      ),
  );
  ofAll.set(name, statements);
  return statements;
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
  limit: number | SQL;
  offset: number | SQL;
}

/** The ids of a page: skipping them is cheap. */
export function pageStatement(query: ArticlePageQuery): SQL {
  const { where, few, limit, offset } = query;
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
  return sql`select id from (${matching}) as matching order by ${order} limit ${limit} offset ${offset}`;
}
