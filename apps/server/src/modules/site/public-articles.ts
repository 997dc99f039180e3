import { and, count, eq, gt, inArray, isNull, lte, or, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articleCounters, publishedArticles } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { PublicTypes } from "./public-types.ts";

/** A published article as lists show it. */
export type ArticleCard = components["schemas"]["ArticleCard"];

/** What a card is made of. */
export const cardColumns = {
  id: publishedArticles.id,
  typeId: publishedArticles.typeId,
  isTop: publishedArticles.isTop,
  topUntil: publishedArticles.topUntil,
  card: publishedArticles.card,
};

/** A row read with `cardColumns`. */
export type CardRow = Pick<
  typeof publishedArticles.$inferSelect,
  "id" | "typeId" | "isTop" | "topUntil" | "card"
>;

/** Articles that the public sees now, among those of the given types: the one rule of what is public. */
export function visible(now: Date, typeIds: readonly string[]): SQL | undefined {
  return and(
    lte(publishedArticles.liveFrom, now),
    or(isNull(publishedArticles.liveUntil), gt(publishedArticles.liveUntil, now)),
    inArray(publishedArticles.typeId, typeIds.length > 0 ? [...typeIds] : ["-"]),
  );
}

/** Pins that hold now. */
export function pinned(now: Date): SQL | undefined {
  return and(
    eq(publishedArticles.isTop, true),
    or(isNull(publishedArticles.topUntil), gt(publishedArticles.topUntil, now)),
  );
}

/** Cards for rows, with what changes by itself: the type's present name, the pin, the counters. */
export async function toCards(
  db: Db,
  rows: readonly CardRow[],
  types: PublicTypes,
  now: Date,
): Promise<ArticleCard[]> {
  const counters = await countersOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const type = types.get(row.typeId);
    return {
      ...row.card,
      typeCode: type?.code ?? "",
      typeName: type?.name ?? "",
      isTop: row.isTop && (row.topUntil === null || row.topUntil > now),
      ...(counters.get(row.id) ?? { readCount: 0, commentCount: 0 }),
    };
  });
}

/** How many articles the public sees of each type. */
export async function countByType(
  db: Db,
  types: PublicTypes,
  now: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ typeId: publishedArticles.typeId, count: count() })
    .from(publishedArticles)
    .where(visible(now, types.ids()))
    .groupBy(publishedArticles.typeId);
  return new Map(rows.map((row) => [row.typeId, row.count]));
}

async function countersOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { readCount: number; commentCount: number }>();
  const rows = await db
    .select()
    .from(articleCounters)
    .where(inArray(articleCounters.articleId, [...ids]));
  return new Map(rows.map(({ articleId, ...numbers }) => [articleId, numbers]));
}
