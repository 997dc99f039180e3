import { and, gt, inArray, isNull, lte, or, type SQL } from "drizzle-orm";
import { publishedArticles } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";

/** A published article as lists show it. */
export type ArticleCard = components["schemas"]["ArticleCard"];

/** Articles that the public sees now, among those of the given types: the one rule of what is public. */
export function visible(now: Date, typeIds: readonly string[]): SQL | undefined {
  return and(
    lte(publishedArticles.liveFrom, now),
    or(isNull(publishedArticles.liveUntil), gt(publishedArticles.liveUntil, now)),
    inArray(publishedArticles.typeId, typeIds.length > 0 ? [...typeIds] : ["-"]),
  );
}
