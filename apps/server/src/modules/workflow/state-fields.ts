import {
  allowedActions,
  displayStatus,
  statusAt,
  type CallerPermissions,
  type StoredState,
} from "../../content/workflow.ts";

/** What a record's stored state is made of, with the numbers of its versions. */
interface StatefulRow extends StoredState {
  headVersionNo: number;
  approvedVersionNo: number | null;
  publishedVersionNo: number | null;
  publishedAt: Date | null;
  scheduledAt: Date | null;
}

/** What every record under review and publication says of its state at a moment, and what may be done with it. */
export function stateFields(row: StatefulRow, rights: CallerPermissions, now: Date) {
  const published = row.publishedAt !== null && row.publishedAt <= now ? row.publishedAt : null;
  return {
    status: statusAt(row, now),
    reviewStatus: row.reviewStatus,
    displayStatus: displayStatus(row, now),
    allowedActions: allowedActions(row, rights, now),
    headVersionNo: row.headVersionNo,
    approvedVersionNo: row.approvedVersionNo,
    publishedVersionNo: row.publishedVersionNo,
    publishedAt: published?.toISOString() ?? null,
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
  };
}
