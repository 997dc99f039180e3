import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import type { CardRow } from "./card-text.ts";
import { cardFields } from "./read-cards.ts";

/** Totals under a label are exact up to here, and end here. */
const MOST_LABELLED = 10_000;

/** Entries of an index that are looked through before other types than the wanted ones cost too much. */
export const MOST_PASSED = 12_000;

// A limit that is not part of the text would be planned as a tenth of all rows.
const SIZES = [10, 20, 50, 100, 200] as const;

const placeholder = (name: string) => sql`${sql.placeholder(name)}`;

const isLive = sql`live_from <= ${placeholder("now")} and (live_until is null or live_until > ${placeholder("now")})`;
// Active pins come first in every list and are read by their ids.
const isUnpinned = sql`not (is_top and (top_until is null or top_until > ${placeholder("now")}))`;
const inOrder = sql`order by order_by desc, published_at desc, id desc`;

interface Source {
  rows: SQL;
  where: SQL;
}

const articles: Source = { rows: sql`published_articles`, where: sql`true` };
const labels: Source = {
  rows: sql`(select article_id as id, * from published_labels) labelled`,
  where: sql`kind = ${placeholder("kind")} and value = ${placeholder("value")}`,
};

/** Each type by its own index, from a place on: what it costs grows with the number of types. */
const eachFrom = ({ rows, where }: Source, most: SQL) => sql`
  select found.* from unnest(${placeholder("typeIds")}::text[]) as wanted(of_type)
  cross join lateral (
    select id, order_by, published_at from ${rows}
    where ${where} and type_id = of_type
      and (order_by, published_at) < (${placeholder("belowOrder")}::int, ${placeholder("below")}::timestamptz)
      and ${isLive} and ${isUnpinned} ${inOrder} limit ${most}) found`;

const inMonth = sql`published_at >= ${placeholder("since")}::timestamptz
      and published_at < ${placeholder("before")}::timestamptz and ${isLive} and ${isUnpinned}`;

/** Each pair of a type and an `orderBy` by that index, in one month. A comparison of rows would not end with it. */
const articlesInMonth = (most: SQL) => sql`
  select found.* from unnest(${placeholder("typeIds")}::text[], ${placeholder("orders")}::int[]) as wanted(of_type, of_order)
  cross join lateral (
    select id, order_by, published_at from ${articles.rows}
    where type_id = of_type and order_by = of_order and ${inMonth} ${inOrder} limit ${most}) found`;

/** Each `orderBy` in one month: under a label that is little, whatever the types. */
const labelsInMonth = (most: SQL) => sql`
  select found.* from unnest(${placeholder("orders")}::int[]) as wanted(of_order)
  cross join lateral (
    select id, order_by, published_at from ${labels.rows}
    where ${labels.where} and order_by = of_order and ${inMonth}
      and type_id = any(${placeholder("typeIds")}::text[]) ${inOrder} limit ${most}) found`;

/** Down the index of all types: what it costs grows with what stands between the wanted ones. */
const walkKeys = ({ rows, where }: Source, limit: SQL) => sql`
  select id, order_by, published_at from (
    select id, type_id, order_by, published_at, live_from, live_until, is_top, top_until from ${rows}
    where ${where} and (order_by, published_at) < (${placeholder("belowOrder")}::int, ${placeholder("below")}::timestamptz)
    ${inOrder} limit ${sql.raw(String(MOST_PASSED))}) passed
  where type_id = any(${placeholder("typeIds")}::text[]) and ${isLive} and ${isUnpinned}
  ${inOrder} ${limit}`;

const listOrder = sql`order by chosen.order_by desc, chosen.published_at desc, chosen.id desc`;

const labelledMost = sql.raw(String(MOST_LABELLED));
const count = (name: string, keys: SQL) =>
  new Prepared<{ count: number }>(
    name,
    sql`select count(*)::int as count from (${keys} limit ${labelledMost}) counted`,
  );

/** How many articles are under a label, at most 10,000. */
export const labelCount = count("label_count", eachFrom(labels, labelledMost));
/** The same in one month. */
export const labelMonthCount = count("label_month_count", labelsInMonth(labelledMost));

/** Reads the cards of the articles that `keys` finds. Prepared for some numbers of rows: the smallest enough is taken. */
export class SizedList {
  readonly statements: readonly Prepared<CardRow>[];

  constructor(name: string, keys: (limit: SQL) => SQL, order: SQL) {
    this.statements = SIZES.map((size) => {
      const limit = sql`limit ${sql.raw(String(size))} offset ${placeholder("skip")}`;
      const text = sql`
        select ${cardFields} from (${keys(limit)}) chosen join published_articles article using (id)
        left join article_counters counters on counters.article_id = article.id ${order}`;
      return new Prepared<CardRow>(`${name}_${size}`, text);
    });
  }

  async rows(db: Db, limit: number, values: Record<string, unknown>): Promise<CardRow[]> {
    const statement = this.statements[SIZES.findIndex((size) => size >= limit)];
    if (statement === undefined) throw new Error(`No list is as long as ${limit}`);
    return (await statement.rows(db, values)).slice(0, limit);
  }
}

const list = (name: string, keys: (limit: SQL) => SQL) => new SizedList(name, keys, listOrder);
const bestOf = (keys: SQL, limit: SQL) => sql`${keys} ${inOrder} ${limit}`;
const take = placeholder("take");

/** Lists of some types: each by its own index, all at once along the way, or in one month. */
export const articleLists = {
  each: list("articles_each", (limit) => bestOf(eachFrom(articles, take), limit)),
  walk: list("articles_walk", (limit) => walkKeys(articles, limit)),
  month: list("articles_month", (limit) => bestOf(articlesInMonth(take), limit)),
};
/** The same of articles under a label. */
export const labelLists = {
  each: list("labels_each", (limit) => bestOf(eachFrom(labels, take), limit)),
  walk: list("labels_walk", (limit) => walkKeys(labels, limit)),
  month: list("labels_month", (limit) => bestOf(labelsInMonth(take), limit)),
};
