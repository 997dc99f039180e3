import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import { unseenValue } from "../../db/unseen-value.ts";
import { rowsOfArrays } from "./rows-of-arrays.ts";
import type { CardRow } from "./card-text.ts";
import { cardFields, isShown } from "./read-cards.ts";

/** Totals under a label are exact up to here, and end here. */
const MAX_LABELLED = 10_000;

/** Index entries that may be skipped before entries of other types cost too much. */
export const MAX_PASSED = 12_000;

// PostgreSQL estimates an unknown limit at a tenth of all rows: a generic plan would look expensive, and it would plan
// at every call. So the limit is part of the text: the first of these that suffices.
const BOUNDS = [10, 20, 40, 60, 100, 200, 400, 2000, MAX_PASSED, 2_147_483_647] as const;
/** Articles of one part of a list. It tells PostgreSQL that few cards are read, however many entries are skipped. */
const MAX_SHOWN = 200;

const placeholder = (name: string) => sql`${sql.placeholder(name)}`;

/** The visible types of a list. */
export const typeIds = sql`${sql.placeholder("typeIds")}::text[]`;
const orders = sql`${sql.placeholder("orders")}::int[]`;
/** Whether a published article is shown at a time. */
export const isLive = (now: SQL) =>
  sql`live_from <= ${now} and (live_until is null or live_until > ${now})`;
// Active pins come first in every list and are read by their ids.
const isUnpinned = (now: SQL) => sql`not (is_top and (top_until is null or top_until > ${now}))`;
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

/** Where reading begins, and the values that it compares with. */
interface Start {
  isBelow: SQL;
  now: SQL;
  typeIds: SQL;
}

const top: Start = { isBelow: sql`true`, now: placeholder("now"), typeIds };
// Most articles have one `orderBy`: below a position that PostgreSQL saw it would expect none.
const position: Start = {
  isBelow: sql`(order_by, published_at) < (${unseenValue("belowOrder", "int")}, ${unseenValue("below", "timestamptz")})`,
  now: unseenValue("now", "timestamptz"),
  typeIds: unseenValue("typeIds", "text[]"),
};

/** Each type by its own index: the cost grows with the number of types. */
const eachFrom = ({ isBelow, now }: Start, { rows, where }: Source, most: SQL) => sql`
  select found.* from ${rowsOfArrays({ of_type: typeIds })} wanted
  cross join lateral (
    select id, order_by, published_at from ${rows}
    where ${where} and type_id = of_type and ${isBelow}
      and ${isLive(now)} and ${isUnpinned(now)} ${inOrder} limit ${most}) found`;

const inMonth = sql`published_at >= ${placeholder("since")}::timestamptz
      and published_at < ${placeholder("before")}::timestamptz and ${isLive(top.now)} and ${isUnpinned(top.now)}`;

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

// Whether they are all the types that have articles: then no row need be compared with each of them.
const allTypes = unseenValue("allTypes", "boolean");

/** Down the index of all types: the cost grows with the entries between the requested ones. */
const walkFrom = (
  { isBelow, now, typeIds: types }: Start,
  { rows, where }: Source,
  most: SQL,
) => sql`
  select id, order_by, published_at from (
    select id, type_id, order_by, published_at, live_from, live_until, is_top, top_until from ${rows}
    where ${where} and ${isBelow}
    ${inOrder} limit ${sql.raw(String(MAX_PASSED))}) passed
  where (${allTypes} or type_id = any(${types})) and ${isLive(now)} and ${isUnpinned(now)}
  ${inOrder} limit ${most}`;

const labelLimit = sql.raw(String(MAX_LABELLED));
const count = (name: string, keys: SQL) =>
  new Prepared<{ count: number }>(
    name,
    sql`select count(*)::int as count from (${keys} limit ${labelLimit}) counted`,
  );

/** Number of articles under a label, at most 10,000. */
export const labelCount = count("label_count", eachFrom(top, labels, labelLimit));
/** In one month. */
export const labelMonthCount = count("label_month_count", labelsInMonth(labelLimit));

/** Number of articles under a label by month, of at most 10,000. */
export const labelMonths = new Prepared<{ month: string; count: number }>(
  "label_months",
  sql`select to_char(published_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as count from (
        select published_at from published_labels
        where ${labels.where} and type_id = any(${typeIds}) and ${isLive(top.now)} limit ${labelLimit}) counted
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
          ${partOf(sql`(${keys(sql.raw(String(bound)))}) keys ${descending(order)}`, bound)}) chosen
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

function partOf(keys: SQL, bound: number): SQL {
  if (bound <= MAX_SHOWN) {
    return sql`select * from ${keys} limit ${placeholder("limit")} offset ${placeholder("skip")}`;
  }
  return sql`select * from (select * from ${keys}
    limit ${unseenValue("limit", "int")} offset ${unseenValue("skip", "int")}) part limit ${sql.raw(String(MAX_SHOWN))}`;
}

const list = (name: string, keys: (most: SQL) => SQL) => new BoundedList(name, keys, listOrder);

/** Lists of some types: each by its own index, all at once along the order, from a position on, or in one month. */
export const articleLists = {
  each: list("articles_each", (most) => eachFrom(top, articles, most)),
  walk: list("articles_walk", (most) => walkFrom(top, articles, most)),
  eachBelow: list("articles_each_below", (most) => eachFrom(position, articles, most)),
  walkBelow: list("articles_walk_below", (most) => walkFrom(position, articles, most)),
  month: list("articles_month", articlesInMonth),
};
/** The same for articles under a label, of which nobody knows the positions. */
export const labelLists = {
  each: list("labels_each", (most) => eachFrom(top, labels, most)),
  walk: list("labels_walk", (most) => walkFrom(top, labels, most)),
  month: list("labels_month", labelsInMonth),
};
