import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  between,
  count,
  desc,
  eq,
  gt,
  isNull,
  lte,
  ne,
  not,
  or,
  sql,
} from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articleCounters, publishedArticles, recommends } from "../../db/schema/index.ts";
import type { Input } from "../../http/operation.ts";
import { cardColumns, pinned, toCards, visible, type ArticleCard } from "./public-articles.ts";
import type { PublicTypes } from "./public-types.ts";

/** What every public list works with. */
export interface Reader {
  db: Db;
  types: PublicTypes;
  now: Date;
}

const LIST_ORDER = [
  desc(publishedArticles.orderBy),
  desc(publishedArticles.publishedAt),
  desc(publishedArticles.id),
];
const LATEST_FIRST = [desc(publishedArticles.publishedAt), desc(publishedArticles.id)];

/**
 * One page of published articles: active pins first, then the rest in index order. The two are read apart, since which
 * pins are active depends on the clock and would spoil the index.
 */
export async function pageCards(reader: Reader, query: Input<"siteArticleList">["query"]) {
  const { db, types, now } = reader;
  const { pageNo = 1, pageSize = 10, tag, month } = query;
  const where = and(
    visible(now, types.listedIdsFor(query)),
    tag ? arrayContains(publishedArticles.tags, [tag]) : undefined,
    month ? publishedIn(month) : undefined,
  );
  const pins = and(where, pinned(now));
  const rest = and(where, not(sql`(${pinned(now)})`));
  const [pinCount, restCount] = await Promise.all([countWhere(db, pins), countWhere(db, rest)]);
  const offset = (pageNo - 1) * pageSize;
  const rows = offset < pinCount ? await read(db, pins, pageSize, offset) : [];
  if (rows.length < pageSize) {
    const skipped = Math.max(0, offset - pinCount);
    rows.push(...(await read(db, rest, pageSize - rows.length, skipped)));
  }
  const total = pinCount + restCount;
  const records = await toCards(db, rows, types, now);
  return { records, total, pageNo, pageSize, pages: Math.ceil(total / pageSize) };
}

/** The latest articles of all types that are lists. */
export async function latestCards(
  { db, types, now }: Reader,
  limit: number,
): Promise<ArticleCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(publishedArticles)
    .where(visible(now, types.ids("list")))
    .orderBy(...LATEST_FIRST)
    .limit(limit);
  return toCards(db, rows, types, now);
}

/** What is recommended at a position: the recommendations, then articles that name the position themselves. */
export async function recommendedCards(
  { db, types, now }: Reader,
  position: string,
  limit: number,
): Promise<ArticleCard[]> {
  const chosen = await db
    .select({ ...cardColumns, title: recommends.title, cover: recommends.cover })
    .from(recommends)
    .innerJoin(publishedArticles, eq(publishedArticles.id, recommends.articleId))
    .where(
      and(
        eq(recommends.positionType, position),
        eq(recommends.status, "enabled"),
        or(isNull(recommends.startAt), lte(recommends.startAt, now)),
        or(isNull(recommends.endAt), gt(recommends.endAt, now)),
        visible(now, types.ids()),
      ),
    )
    .orderBy(asc(recommends.orderBy), asc(recommends.id))
    .limit(limit);
  const named = await db
    .select(cardColumns)
    .from(publishedArticles)
    .where(
      and(
        visible(now, types.ids()),
        arrayContains(publishedArticles.recommendPositions, [position]),
      ),
    )
    .orderBy(...LIST_ORDER)
    .limit(limit);
  const own = new Map(chosen.map(({ id, title, cover }) => [id, { title, cover }]));
  const rows = [...chosen, ...named.filter(({ id }) => !own.has(id))].slice(0, limit);
  const cards = await toCards(db, rows, types, now);
  return cards.map((card) => {
    const { title, cover } = own.get(card.id) ?? {};
    return { ...card, title: title ?? card.title, cover: cover ?? card.cover };
  });
}

/** What to read next: articles that share tags or the type, the more read first; without one, the most read. */
export async function relatedCards(
  { db, types, now }: Reader,
  articleId: string | undefined,
  limit: number,
): Promise<ArticleCard[]> {
  const shown = visible(now, types.ids("list"));
  const [base] =
    articleId === undefined
      ? []
      : await db
          .select({ typeId: publishedArticles.typeId, tags: publishedArticles.tags })
          .from(publishedArticles)
          .where(and(eq(publishedArticles.id, articleId), visible(now, types.ids())));
  const alike = base && like(base);
  const candidates = await db
    .select({ ...cardColumns, tags: publishedArticles.tags })
    .from(publishedArticles)
    .leftJoin(articleCounters, eq(articleCounters.articleId, publishedArticles.id))
    .where(
      and(shown, alike, articleId === undefined ? undefined : ne(publishedArticles.id, articleId)),
    )
    .orderBy(desc(sql`coalesce(${articleCounters.readCount}, 0)`), ...LATEST_FIRST)
    .limit(base ? CANDIDATES : limit);
  const ranked = base ? rank(candidates, base) : candidates;
  return toCards(db, ranked.slice(0, limit), types, now);
}

/** The months of the archive, newest first. */
export async function monthCounts(
  { db, types, now }: Reader,
  query: Input<"siteMoreMonthList">["query"],
) {
  const month = sql<string>`to_char(${publishedArticles.publishedAt} at time zone 'UTC', 'YYYY-MM')`;
  return db
    .select({ month, count: count() })
    .from(publishedArticles)
    .where(visible(now, types.listedIdsFor(query)))
    .groupBy(month)
    .orderBy(desc(month));
}

const CANDIDATES = 100;

function like({ typeId, tags }: { typeId: string; tags: string[] }) {
  const sameType = eq(publishedArticles.typeId, typeId);
  return tags.length === 0 ? sameType : or(sameType, arrayOverlaps(publishedArticles.tags, tags));
}

function rank<Row extends { typeId: string; tags: string[] }>(
  rows: readonly Row[],
  base: { typeId: string; tags: string[] },
): Row[] {
  const score = (row: Row) =>
    3 * row.tags.filter((tag) => base.tags.includes(tag)).length +
    (row.typeId === base.typeId ? 2 : 0);
  return rows.toSorted((a, b) => score(b) - score(a));
}

function publishedIn(month: string) {
  const first = new Date(`${month}-01T00:00:00.000Z`);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1);
  // The moment after a month may lie beyond the last year that can be written; moments have milliseconds.
  last.setUTCMilliseconds(-1);
  return between(publishedArticles.publishedAt, first, last);
}

async function countWhere(db: Db, where: ReturnType<typeof and>): Promise<number> {
  return db.$count(publishedArticles, where);
}

async function read(db: Db, where: ReturnType<typeof and>, limit: number, offset: number) {
  return db
    .select(cardColumns)
    .from(publishedArticles)
    .where(where)
    .orderBy(...LIST_ORDER)
    .limit(limit)
    .offset(offset);
}
