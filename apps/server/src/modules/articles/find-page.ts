import { and, asc, desc, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";
import { articleCounters, articles } from "../../db/schema/index.ts";
import type { Input } from "../operation.ts";

type Order = Pick<Input<"articlesPage">["query"], "sortField" | "sortOrder">;

/** A page of matching articles, and how to find them. */
export interface ArticlePageQuery extends Order {
  /** Conditions, of which an article meets at most one. */
  parts: readonly (SQL | undefined)[];
  /** What its title or slug must match besides. */
  name?: SQL | undefined;
  /** Whether few articles match. */
  few: boolean;
  limit: number | SQL;
  offset: number | SQL;
}

export const SORT_COLUMNS = {
  title: articles.title,
  orderBy: articles.orderBy,
  readCount: articleCounters.readCount,
  publishedAt: articles.publishedAt,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
};

/** Sorting so many costs less than following the order until enough of them are found. */
export const FEW = 2000;

/** Articles whose names are compared along the order, and the matches that are looked for so. */
const MAX_WALKED = 20_000;
const MAX_MATCHES = 200;

/** The ids of a page. */
export async function findPage(
  db: Db,
  query: ArticlePageQuery & { limit: number; offset: number },
): Promise<string[]> {
  const { parts, name, few, limit, offset } = query;
  if (!few && name !== undefined && parts.length === 1 && offset + limit <= MAX_MATCHES) {
    const ids = await idsOf(db, walkStatement(query, name));
    // Otherwise the matches are far down the order.
    if (ids.length === limit) return ids;
  }
  return idsOf(db, pageStatement(query));
}

async function idsOf(db: Db, statement: SQL): Promise<string[]> {
  return (await queryRows<{ id: string }>(db, statement)).map(({ id }) => id);
}

/** Skipping ids is cheap. */
export function pageStatement(query: ArticlePageQuery): SQL {
  const { parts, name, few, limit, offset } = query;
  const order = inOrder(query, sql`key`, sql`id`);
  // Of several parts each is cut to what the page can contain: PostgreSQL would sort all of them.
  const enough = sql`${order} limit ${limit}::int + ${offset}::int`;
  const isCut = !few && parts.length > 1;
  const matching = parts.map(
    (part) => sql`(${keysOf(query, and(part, name))} ${isCut ? enough : sql``})`,
  );
  // `offset 0` makes PostgreSQL find the few by their filters alone; otherwise it follows the order.
  return sql`select id from (${sql.join(matching, sql` union all `)} ${few ? sql`offset 0` : sql``}) as matching
    ${order} limit ${limit} offset ${offset}`;
}

/**
 * Compares names along the order. PostgreSQL believes that several words in one title are rare, and would fetch and
 * sort all of those that are not: inside of the limit it has no choice.
 */
function walkStatement(query: ArticlePageQuery, name: SQL): SQL {
  const { parts, limit, offset } = query;
  const { names, title, slug } = articles;
  const walked = keysOf(query, parts[0], sql`, ${names}, ${title}, ${slug}`);
  const order = inOrder(query, sql`key`, sql`id`);
  return sql`select id from (${walked} ${order} limit ${MAX_WALKED}) as articles
    where ${name} ${order} limit ${limit} offset ${offset}`;
}

function keysOf({ sortField = "updatedAt" }: Order, where: SQL | undefined, more = sql``): SQL {
  const counters =
    sortField === "readCount"
      ? sql`join ${articleCounters} on ${articleCounters.articleId} = ${articles.id}`
      : sql``;
  return sql`select ${articles.id} as id, ${SORT_COLUMNS[sortField]} as key ${more}
    from ${articles} ${counters} where ${where}`;
}

function inOrder({ sortOrder = "desc" }: Order, key: SQL, id: SQL): SQL {
  const direction = sortOrder === "asc" ? asc : desc;
  return sql`order by ${direction(key)}, ${direction(id)}`;
}
