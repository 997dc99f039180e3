import { and, gt, inArray, isNull, lte, or, type SQL } from "drizzle-orm";
import { publishedArticles } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";

export type ArticleCard = components["schemas"]["ArticleCard"];

/** Articles of the given types that the public sees now: the one rule of visibility. */
export function visible(now: Date, typeIds: readonly string[]): SQL | undefined {
  return and(
    lte(publishedArticles.liveFrom, now),
    or(isNull(publishedArticles.liveUntil), gt(publishedArticles.liveUntil, now)),
    inArray(publishedArticles.typeId, typeIds.length > 0 ? [...typeIds] : ["-"]),
  );
}
