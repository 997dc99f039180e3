import { and, eq, sql } from "drizzle-orm";
import { STATE_AFTER_APPROVAL } from "../../content/workflow-transitions.ts";
import type { Db } from "../../db/db.ts";
import type { ApprovalEndReason } from "../../db/schema/content-approvals.ts";
import {
  articleTypes,
  articles,
  contentApprovals,
  homePages,
  reviewRounds,
  tasks,
} from "../../db/schema/index.ts";
import type { Author } from "../../db/stamp.ts";
import { activeApproval } from "./approvals.ts";
import type { BizType, ContentItem } from "./content-kind.ts";
import { noteHistory } from "./history.ts";
import { notifyApprovalEnd } from "./notify-approval-end.ts";

/** A record with the state that depends on its approval. */
export type ApprovedState = Pick<
  ContentItem,
  "id" | "status" | "reviewStatus" | "approvedVersionNo" | "publishedVersionNo" | "nextVersionNo"
>;

/** The state after an approval ended: what is public or scheduled stays approved. */
export function stateWithoutApproval(item: ApprovedState) {
  return {
    status: STATE_AFTER_APPROVAL.status[item.status] ?? item.status,
    reviewStatus: STATE_AFTER_APPROVAL.reviewStatus[item.reviewStatus] ?? item.reviewStatus,
    approvedVersionNo: item.nextVersionNo ?? item.publishedVersionNo,
  };
}

/** Whether a version is approved and nobody has published or scheduled it. */
export function isPublishable(item: ApprovedState): boolean {
  const { approvedVersionNo, publishedVersionNo, nextVersionNo } = item;
  return (
    approvedVersionNo !== null && ![publishedVersionNo, nextVersionNo].includes(approvedVersionNo)
  );
}

/**
 * Ends the approval of a version that is neither public nor scheduled, and says so in the record's timeline. The record
 * must be locked; its version stays, since every caller changes the record besides.
 *
 * @returns The record's state after it.
 */
export async function endApproval<Item extends ApprovedState>(
  db: Db,
  bizType: BizType,
  item: Item,
  reason: ApprovalEndReason,
  actor: Author,
  now: Date,
): Promise<Item> {
  const versionNo = item.approvedVersionNo;
  if (versionNo === null || !isPublishable(item)) return item;
  await db
    .update(contentApprovals)
    .set({ endedAt: now, endReason: reason })
    .where(activeApproval(bizType, item.id, versionNo));
  const state = stateWithoutApproval(item);
  const table = tableOf(bizType);
  await db.update(table).set(state).where(eq(table.id, item.id));
  const event = { action: "approvalEnd" as const, versionNo, reason };
  await noteHistory(db, { bizType, bizId: item.id }, event, actor, now);
  await notifyApprovalEnd({ db, bizType, bizId: item.id, versionNo, reason, actor, now }, true);
  return { ...item, ...state };
}

/** Ends the running round of a locked record, if there is one: what it was about has changed, as its authors hear. */
export async function withdrawRound(
  db: Db,
  bizType: BizType,
  bizId: string,
  reason: ApprovalEndReason,
  actor: Author,
  now: Date,
): Promise<void> {
  const [round] = await db
    .update(reviewRounds)
    .set({ status: "withdrawn", endedAt: now })
    .where(
      and(
        eq(reviewRounds.bizType, bizType),
        eq(reviewRounds.bizId, bizId),
        eq(reviewRounds.status, "running"),
      ),
    )
    .returning({ id: reviewRounds.id, versionNo: reviewRounds.versionNo });
  if (!round) return;
  await db
    .update(tasks)
    .set({ status: "cancelled", handledAt: now })
    .where(and(eq(tasks.roundId, round.id), eq(tasks.status, "pending")));
  const table = tableOf(bizType);
  await db.update(table).set({ reviewStatus: "withdrawn" }).where(eq(table.id, bizId));
  const { versionNo } = round;
  await notifyApprovalEnd({ db, bizType, bizId, versionNo, reason, actor, now }, false);
}

/** Increments the version of a record whose approval has ended without another change. */
export async function countChange(db: Db, bizType: BizType, id: string): Promise<void> {
  const table = tableOf(bizType);
  await db
    .update(table)
    .set({ version: sql`${table.version} + 1` })
    .where(eq(table.id, id));
}

function tableOf(bizType: BizType) {
  return { article: articles, articleType: articleTypes, homePage: homePages }[bizType];
}
