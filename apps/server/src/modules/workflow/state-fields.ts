import {
  allowedActions,
  displayStatus,
  heldByRelease,
  nextVersionAt,
  publishedVersionAt,
  statusAt,
  type CallerPermissions,
  type StoredState,
} from "../../content/workflow.ts";

/** A record's stored state with its version numbers. */
interface StatefulRow extends StoredState {
  headVersionNo: number;
  approvedVersionNo: number | null;
  publishedVersionNo: number | null;
  publishedAt: Date | null;
  scheduledAt: Date | null;
}

/** The state fields of every reviewed record at a time, and what may be done with it. */
export function stateFields(row: StatefulRow, permissions: CallerPermissions, now: Date) {
  const published = row.publishedAt !== null && row.publishedAt <= now ? row.publishedAt : null;
  return {
    status: statusAt(row, now),
    reviewStatus: row.reviewStatus,
    displayStatus: displayStatus(row, now),
    allowedActions: allowedActions(row, permissions, now),
    headVersionNo: row.headVersionNo,
    approvedVersionNo: row.approvedVersionNo,
    publishedVersionNo: publishedVersionAt(row, now),
    nextVersionNo: nextVersionAt(row, now),
    releaseId: heldByRelease(row, now),
    publishedAt: published?.toISOString() ?? null,
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
  };
}
