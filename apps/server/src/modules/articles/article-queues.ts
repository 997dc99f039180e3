import { and, eq, gt, inArray, lte, or, sql, type SQL } from "drizzle-orm";
import { articles } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { hasNewerVersion, hasStatus } from "../workflow/state-sql.ts";

export type ArticleQueue = components["schemas"]["ArticleQueue"];

const expiringMs = 14 * 86_400_000;

/** Articles that wait for somebody, outside the trash; `userId` is who asks. */
export function inQueue(queue: ArticleQueue, userId: string, now: Date): SQL | undefined {
  const { reviewStatus, liveUntil, nextLiveFrom } = articles;
  switch (queue) {
    case "returned":
      return and(inArray(reviewStatus, ["returned", "rejected"]), isOwn(userId));
    case "drafts":
      return and(
        inArray(reviewStatus, ["none", "withdrawn"]),
        hasNewerVersion(articles, now),
        isOwn(userId),
      );
    case "inReview":
      return and(eq(reviewStatus, "running"), isOwn(userId));
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

/** Created by the account, or submitted by it in the latest round. As an array, both parts are answered by an index. */
function isOwn(userId: string): SQL {
  return sql`${articles.id} = any(array(
    select own.id from articles own where own.created_by = ${userId} and own.deleted_at is null
    union all
    select submitted.biz_id from review_rounds submitted
    join articles own on own.id = submitted.biz_id and own.round = submitted.round
    where submitted.biz_type = 'article' and submitted.initiator_id = ${userId}))`;
}
