import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import { rowsOfArrays } from "./rows-of-arrays.ts";
import type { CardRow } from "./card-text.ts";
import { cardFields, isShown } from "./read-cards.ts";

/** Totals under a label are exact up to here, and end here. */
const MAX_LABELLED = 10_000;

/** Index entries that may be skipped before entries of other types cost too much. */
export const MAX_PASSED = 12_000;

// PostgreSQL estimates an unknown limit at a tenth of all rows: a generic plan would look expensive, and it would plan
// at every call. So the limit is part of the text: the first of these that suffices.
const BOUNDS = [10, 20, 50, 100, 200, 400, 2_147_483_647] as const;

const placeholder = (name: string) => sql`${sql.placeholder(name)}`;

const typeIds = sql`${sql.placeholder("typeIds")}::text[]`;
const orders = sql`${sql.placeholder("orders")}::int[]`;
const isLive = sql`live_from <= ${placeholder("now")} and (live_until is null or live_until > ${placeholder("now")})`;
// Active pins come first in every list and are read by their ids.
const isUnpinned = sql`not (is_top and (top_until is null or top_until > ${placeholder("now")}))`;
const listOrder = ["order_by", "published_at", "id"] as const;
const inOrder = descending(listOrder);

/** Descending by all columns. */
function descending(columns: readonly string[], of = ""): SQL {
  return sql.raw(`order by ${columns.map((column) => `${of}${column} desc`).join(", ")}`);
}

interface Source {
  rows: SQL;
  where: SQL;
}

const articles: Source = { rows: sql`published_articles`, where: sql`true` };
const labels: Source = {
  rows: sql`(select article_id as id, * from published_labels) labelled`,
  where: sql`kind = ${placeholder("kind")} and value = ${placeholder("value")}`,
};

/** Each type by its own index, from a position on: the cost grows with the number of types. */
const eachFrom = ({ rows, where }: Source, most: SQL) => sql`
  select found.* from ${rowsOfArrays({ of_type: typeIds })} wanted
  cross join lateral (
    select id, order_by, published_at from ${rows}
    where ${where} and type_id = of_type
      and (order_by, published_at) < (${placeholder("belowOrder")}::int, ${placeholder("below")}::timestamptz)
      and ${isLive} and ${isUnpinned} ${inOrder} limit ${most}) found`;

const inMonth = sql`published_at >= ${placeholder("since")}::timestamptz
      and published_at < ${placeholder("before")}::timestamptz and ${isLive} and ${isUnpinned}`;

/** Each pair of a type and an `orderBy` by that index, in one month. A row comparison would not end with it. */
const articlesInMonth = (most: SQL) => sql`
  select found.* from ${rowsOfArrays({ of_type: typeIds, of_order: orders })} wanted
  cross join lateral (
    select id, order_by, published_at from ${articles.rows}
    where type_id = of_type and order_by = of_order and ${inMonth} ${inOrder} limit ${most}) found`;

/** Each `orderBy` in one month: under a label that is little, whatever the types. */
const labelsInMonth = (most: SQL) => sql`
  select found.* from ${rowsOfArrays({ of_order: orders })} wanted
  cross join lateral (
    select id, order_by, published_at from ${labels.rows}
    where ${labels.where} and order_by = of_order and ${inMonth}
      and type_id = any(${typeIds}) ${inOrder} limit ${most}) found`;

/** Down the index of all types: the cost grows with the entries between the requested ones. */
const walkFrom = ({ rows, where }: Source, most: SQL) => sql`
  select id, order_by, published_at from (
    select id, type_id, order_by, published_at, live_from, live_until, is_top, top_until from ${rows}
    where ${where} and (order_by, published_at) < (${placeholder("belowOrder")}::int, ${placeholder("below")}::timestamptz)
    ${inOrder} limit ${sql.raw(String(MAX_PASSED))}) passed
  where type_id = any(${typeIds}) and ${isLive} and ${isUnpinned}
  ${inOrder} limit ${most}`;

const labelLimit = sql.raw(String(MAX_LABELLED));
const count = (name: string, keys: SQL) =>
  new Prepared<{ count: number }>(
    name,
    sql`select count(*)::int as count from (${keys} limit ${labelLimit}) counted`,
  );

/** Number of articles under a label, at most 10,000. */
export const labelCount = count("label_count", eachFrom(labels, labelLimit));
/** In one month. */
export const labelMonthCount = count("label_month_count", labelsInMonth(labelLimit));

/** Number of articles under a label by month, of at most 10,000. */
export const labelMonths = new Prepared<{ month: string; count: number }>(
  "label_months",
  sql`select to_char(published_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as count from (
        select published_at from published_labels
        where ${labels.where} and type_id = any(${typeIds}) and ${isLive} limit ${labelLimit}) counted
      group by 1`,
);

/** Reads the cards of the articles that `keys` finds, at most `most` per position. */
export class BoundedList {
  /** One for each limit. */
  readonly statements: readonly Prepared<CardRow>[];

  /** @param order Columns of the keys, descending. */
  constructor(name: string, keys: (most: SQL) => SQL, order: readonly string[]) {
    this.statements = BOUNDS.map((bound) => {
      const text = sql`
        select ${cardFields} from (
          select * from (${keys(sql.raw(String(bound)))}) keys ${descending(order)}
          limit ${placeholder("limit")} offset ${placeholder("skip")}) chosen
        join published_articles article on article.id = chosen.id and ${isShown}
        left join article_counters counters on counters.article_id = article.id
        ${descending(order, "chosen.")}`;
      return new Prepared<CardRow>(`${name}_${bound}`, text);
    });
  }

  async rows(
    db: Db,
    { skip, limit }: { skip: number; limit: number },
    values: Record<string, unknown>,
  ): Promise<CardRow[]> {
    const statement = this.statements[BOUNDS.findIndex((bound) => bound >= skip + limit)];
    if (statement === undefined) throw new Error(`No list reaches down to ${skip + limit}`);
    return statement.rows(db, { ...values, skip, limit });
  }
}

const list = (name: string, keys: (most: SQL) => SQL) => new BoundedList(name, keys, listOrder);

/** Lists of some types: each by its own index, all at once along the order, or in one month. */
export const articleLists = {
  each: list("articles_each", (most) => eachFrom(articles, most)),
  walk: list("articles_walk", (most) => walkFrom(articles, most)),
  month: list("articles_month", articlesInMonth),
};
/** The same for articles under a label. */
export const labelLists = {
  each: list("labels_each", (most) => eachFrom(labels, most)),
  walk: list("labels_walk", (most) => walkFrom(labels, most)),
  month: list("labels_month", labelsInMonth),
};
