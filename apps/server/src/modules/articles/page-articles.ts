import { and, asc, desc, isNull, sql, type SQL } from "drizzle-orm";
import { displayStatus, statusAt } from "../../content/workflow.ts";
import { CommonValues } from "../../db/common-values.ts";
import type { Db } from "../../db/db.ts";
import { listOf, type BoundedList } from "../../db/list-of.ts";
import {
  countIndexed,
  countRows,
  PAGE_WINDOW,
  pageOf,
  rangeOf,
  toPage,
  type Page,
} from "../../db/page-of.ts";
import { Prepared } from "../../db/prepared.ts";
import { articles } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Input } from "../operation.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { matchingArticles, matchingParts, named, soleToken } from "./article-filters.ts";
import { inQueue } from "./article-queues.ts";
import {
  readSummaryRows,
  summaryColumns,
  toSummaries,
  typeNames,
  type SummaryRow,
  type SurroundedRow,
} from "./article-record.ts";
import { FEW, findPage, pageStatement, SORT_COLUMNS } from "./find-page.ts";
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
  const { queue, keyword } = query;
  const waiting = queue && inQueue(queue, actor.id, now);
  const filters = await matchingParts(db, query, now);
  const parts = filters.map((part) => and(part, waiting));
  const name = named(keyword);
  const total = await countMatching(db, query, parts, name);
  return pageOf(query, Promise.resolve(total), async (limit, offset) => {
    const ids = await findPage(db, { ...query, parts, name, few: total <= FEW, limit, offset });
    return readSummaryRows(db, ids, actor);
  });
}

/** A word or a status that so many have is counted no further, unless something else is asked for as well. */
async function countMatching(
  db: Db,
  query: PageQuery,
  parts: readonly (SQL | undefined)[],
  name: SQL | undefined,
): Promise<number> {
  if (await isCommon(db, query)) return PAGE_WINDOW + 1;
  const matching = parts.map((part) => sql`select 1 from ${articles} where ${and(part, name)}`);
  return countRows(db, sql`(${sql.join(matching, sql` union all `)})`);
}

/** Contains the articles outside the trash. */
const EVERYTHING_INDEX = "articles_updated_idx";

const commonNames = new CommonValues(articles.names, "elements", EVERYTHING_INDEX);
const commonStatuses = new CommonValues(articles.status, "values", EVERYTHING_INDEX);

/** Statuses that articles have whatever the time is. */
const LASTING_STATUSES: ReadonlySet<string> = new Set(["draft", "approved", "offline"]);

async function isCommon(
  db: Db,
  { pageNo: _no, pageSize: _size, sortField: _f, sortOrder: _o, ...filters }: PageQuery,
): Promise<boolean> {
  const { keyword, status, ...others } = filters;
  if (Object.values(others).some((value) => value !== undefined)) return false;
  if (keyword === undefined) {
    return status !== undefined && LASTING_STATUSES.has(status) && commonStatuses.has(db, status);
  }
  const token = status === undefined ? soleToken(keyword) : undefined;
  return token !== undefined && commonNames.has(db, token);
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
    parts: [isNull(articles.deletedAt)],
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
            ${countIndexed(EVERYTHING_INDEX, sql`(${everything})`)} as total
          from articles ${surroundingTables}
          where articles.id = any(array(${page}))
          order by ${direction(SORT_COLUMNS[sortField])}, ${direction(articles.id)}`,
      ),
  );
  ofAll.set(name, statements);
  return statements;
}
