import { and, eq, exists, gt, inArray, lte, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articles, reviewRounds } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { hasNewerVersion, hasStatus } from "../workflow/state-sql.ts";

export type ArticleQueue = components["schemas"]["ArticleQueue"];

const expiringMs = 14 * 86_400_000;

/** Articles that wait for somebody, outside the trash; `userId` is who asks. */
export function inQueue(db: Db, queue: ArticleQueue, userId: string, now: Date): SQL | undefined {
  const { reviewStatus, liveUntil, nextLiveFrom } = articles;
  switch (queue) {
    case "returned":
      return and(inArray(reviewStatus, ["returned", "rejected"]), isOwn(db, userId));
    case "drafts":
      return and(
        inArray(reviewStatus, ["none", "withdrawn"]),
        hasNewerVersion(articles, now),
        isOwn(db, userId),
      );
    case "inReview":
      return and(eq(reviewStatus, "running"), isOwn(db, userId));
    case "ready":
      return isReady;
    case "scheduled":
      return or(hasStatus(articles, "scheduled", now), gt(nextLiveFrom, now));
    case "expiring":
      return and(
        hasStatus(articles, "published", now),
        gt(liveUntil, now),
        lte(liveUntil, new Date(now.getTime() + expiringMs)),
      );
  }
}

/** In the form of its partial index. What was taken offline or has its date does not wait any more. */
const isReady = and(
  sql`${articles.reviewStatus} = 'approved'
    and ${articles.approvedVersionNo} is distinct from ${articles.publishedVersionNo}`,
  sql`${articles.status} <> 'offline'
    and ${articles.approvedVersionNo} is distinct from ${articles.nextVersionNo}`,
);

/** Created by the account, or submitted by it in the latest round. */
function isOwn(db: Db, userId: string): SQL | undefined {
  const submitted = db
    .select({ one: sql`1` })
    .from(reviewRounds)
    .where(
      and(
        eq(reviewRounds.bizType, "article"),
        eq(reviewRounds.bizId, articles.id),
        eq(reviewRounds.round, articles.round),
        eq(reviewRounds.initiatorId, userId),
      ),
    );
  return or(eq(articles.createdBy, userId), exists(submitted));
}
