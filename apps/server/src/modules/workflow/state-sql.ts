import { and, eq, gt, inArray, isNull, lte, ne, not, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { DisplayStatus } from "../../content/workflow.ts";
import type { ContentStatus } from "../../content/workflow-transitions.ts";

export interface StateColumns {
  status: PgColumn;
  reviewStatus: PgColumn;
  headVersionNo: PgColumn;
  publishedVersionNo: PgColumn;
  liveFrom: PgColumn;
  liveUntil: PgColumn;
  /** Missing for kinds whose revisions cannot be scheduled. */
  nextVersionNo?: PgColumn;
  nextLiveFrom?: PgColumn;
}

/** `statusAt` of the state machine as a filter, in conditions that an index can answer. */
export function hasStatus(table: StateColumns, status: ContentStatus, now: Date): SQL | undefined {
  return or(...statusParts(table, status, now));
}

/** The same in parts, of which a record meets at most one: an index answers each alone, but not an "or" of them. */
export function statusParts(
  table: StateColumns,
  status: ContentStatus,
  now: Date,
): (SQL | undefined)[] {
  const { liveFrom, liveUntil } = table;
  const stored = (...some: ContentStatus[]) => inArray(table.status, some);
  const planned = stored("scheduled", "published");
  const notOver = or(isNull(liveUntil), gt(liveUntil, now));
  switch (status) {
    case "scheduled":
      return [and(planned, notOver, gt(liveFrom, now))];
    case "published":
      return [and(planned, notOver, or(isNull(liveFrom), lte(liveFrom, now)))];
    case "offline":
      return [stored("offline"), and(planned, lte(liveUntil, now))];
    default:
      return [stored(status)];
  }
}

/** `displayStatus` of the state machine as a filter. */
export function hasDisplayStatus(
  table: StateColumns,
  requested: DisplayStatus,
  now: Date,
): SQL | undefined {
  const { reviewStatus } = table;
  const at = (...some: ContentStatus[]) => or(...some.map((one) => hasStatus(table, one, now)));
  const running = eq(reviewStatus, "running");
  const notRunning = ne(reviewStatus, "running");
  switch (requested) {
    case "publishedReviewing":
      return and(at("published"), running);
    case "published":
      return and(at("published"), notRunning, not(hasNewerVersion(table, now)));
    case "publishedChanged":
      return and(at("published"), notRunning, hasNewerVersion(table, now));
    case "scheduled":
      return at("scheduled");
    case "reviewing":
      return and(running, at("draft", "approved", "offline"));
    case "offline":
      return and(at("offline"), notRunning);
    default:
      // In one list: an index-only scan answers that, but not an "or" of two conditions.
      return and(
        inArray(table.status, ["draft", "approved"]),
        eq(reviewStatus, requested === "draft" ? "none" : requested),
      );
  }
}

/** Whether the latest version is not the public one; a partial index contains just these and few others. */
export function hasNewerVersion(
  table: Pick<
    StateColumns,
    "headVersionNo" | "publishedVersionNo" | "nextVersionNo" | "nextLiveFrom"
  >,
  now: Date,
): SQL {
  const { headVersionNo, publishedVersionNo, nextVersionNo, nextLiveFrom } = table;
  const isNewer = sql`${headVersionNo} is distinct from ${publishedVersionNo}`;
  if (!nextVersionNo || !nextLiveFrom) return isNewer;
  // The revision that has replaced the public version is newer than that.
  const replaced = sql`${nextLiveFrom} <= ${now.toISOString()}::timestamptz and ${nextVersionNo} = ${headVersionNo}`;
  return sql`(${isNewer} and not coalesce(${replaced}, false))`;
}
