import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import {
  approvalStatement,
  flowHash,
  type ApprovalPart,
  type PublicForm,
} from "../../content/approval-statement.ts";
import { isApprovedNotLive, type StoredState } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import type { ApprovalDecider } from "../../db/schema/content-approvals.ts";
import { contentApprovals, contentVersions, reviewRounds, tasks } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { BizType, ContentItem, ContentKind, EffectiveFlow } from "./content-kind.ts";

/*
 * An approval is a statement: these people, whom this flow named, approved exactly this form of this record, of this
 * type. It is stored here, and whatever makes a version public verifies it here.
 */

type Approval = typeof contentApprovals.$inferSelect;

/** What an approval was given for. */
export type ApprovedFlow = Pick<Approval, "bizType" | "bizId" | "typeId" | "round" | "flowHash">;

/** A record with an approval. */
type Approved = Pick<ContentItem, "id" | "approvedVersionNo">;

export interface NewApproval {
  versionNo: number;
  /** 0 outside of a round. */
  round: number;
  flow: EffectiveFlow;
  deciders: ApprovalDecider[];
}

/** Stores the statement that a version is approved as it is now. */
export async function recordApproval(
  db: Db,
  kind: ContentKind,
  id: string,
  { versionNo, round, flow, deciders }: NewApproval,
  now: Date,
): Promise<void> {
  const form = await kind.form(db, id, versionNo);
  const record = { bizType: kind.bizType, bizId: id, versionNo };
  await db
    .update(contentVersions)
    .set({ approved: true })
    .where(
      and(
        eq(contentVersions.bizType, kind.bizType),
        eq(contentVersions.bizId, id),
        eq(contentVersions.versionNo, versionNo),
      ),
    );
  const statement = {
    round,
    statement: approvalStatement(form),
    typeId: form.typeId,
    flowHash: flowHash(flow),
    deciders,
    createdAt: now,
  };
  await db
    .insert(contentApprovals)
    .values({ ...record, ...statement })
    .onConflictDoUpdate({
      target: [contentApprovals.bizType, contentApprovals.bizId, contentApprovals.versionNo],
      targetWhere: isNull(contentApprovals.endedAt),
      set: statement,
    });
}

/** Everybody who approved in a round. */
export async function decidersOfRound(db: Db, roundId: string): Promise<ApprovalDecider[]> {
  return db
    .select({ userId: tasks.assigneeId, name: tasks.assigneeName, nodeName: tasks.nodeName })
    .from(tasks)
    .where(and(eq(tasks.roundId, roundId), eq(tasks.status, "approved")))
    .orderBy(tasks.nodeIndex, tasks.id);
}

/**
 * Verifies, in the transaction that makes it public, that a version is what was approved, still of that type, and that
 * the flow in force is the one that it went through. The record must be locked.
 *
 * @param versionNo The approved version unless given.
 * @throws AppError `NOT_APPROVED_VERSION`; `APPROVAL_OUTDATED` with a field error for each part that changed.
 */
export async function assertApprovedAsIs(
  db: Db,
  kind: ContentKind,
  item: Approved,
  now: Date,
  versionNo: number | null = item.approvedVersionNo,
): Promise<{ versionNo: number }> {
  const approval =
    versionNo === null ? undefined : await readActiveApproval(db, kind.bizType, item.id, versionNo);
  if (!approval) throw new AppError("NOT_APPROVED_VERSION", messages.workflow.notApproved);
  const changes = await changesSince(db, kind, approval, now);
  if (changes.length > 0) throw approvalOutdated(changes);
  return { versionNo: approval.versionNo };
}

/** What differs now from what was approved; nothing when no approved version could be published. */
export async function approvalChanges(
  db: Db,
  kind: ContentKind,
  item: Approved & StoredState,
  now: Date,
): Promise<ApprovalPart[]> {
  const { approvedVersionNo } = item;
  if (approvedVersionNo === null || !isApprovedNotLive(item, now)) return [];
  const approval = await readActiveApproval(db, kind.bizType, item.id, approvedVersionNo);
  return approval ? changesSince(db, kind, approval, now) : ["content"];
}

/** @throws AppError always, with what changed. */
export function approvalOutdated(changes: readonly ApprovalPart[]): AppError {
  const { outdated, outdatedParts } = messages.workflow;
  return new AppError("APPROVAL_OUTDATED", outdated, {
    fieldErrors: changes.map((field) => ({
      field,
      code: "changed",
      message: outdatedParts[field],
    })),
  });
}

/**
 * The records among some whose approval is for another flow or type than the one in force, without reading their texts:
 * for lists.
 */
export async function outdatedAmong(
  db: Db,
  kind: Pick<ContentKind, "bizType" | "flow">,
  items: readonly (Approved & StoredState)[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const publishable = items.filter((item) => isApprovedNotLive(item, now));
  if (publishable.length === 0) return new Set();
  return outdatedBy(db, kind, await approvalsOf(db, kind.bizType, publishable), now);
}

/** The records among those with these approvals whose flow or type is another one now. */
export async function outdatedBy(
  db: Db,
  kind: Pick<ContentKind, "bizType" | "flow">,
  approvals: readonly ApprovedFlow[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const flows = new Map<string, string>();
  const outdated = new Set<string>();
  for (const approval of approvals) {
    const key = kind.bizType === "article" ? approval.typeId : approval.bizId;
    const inForce =
      flows.get(key) ??
      flowHash(await kind.flow(db, { id: approval.bizId, typeId: approval.typeId }, now));
    flows.set(key, inForce);
    if (((await flowOf(db, approval)) ?? inForce) !== inForce) outdated.add(approval.bizId);
  }
  return outdated;
}

/** Notes when an approved version first becomes public. */
export async function markLive(
  db: Db,
  bizType: BizType,
  bizId: string,
  versionNo: number,
  liveFrom: Date,
): Promise<void> {
  await db
    .update(contentApprovals)
    .set({
      liveFrom: sql`least(${contentApprovals.liveFrom}, ${liveFrom.toISOString()}::timestamptz)`,
    })
    .where(activeApproval(bizType, bizId, versionNo));
}

/** What was only scheduled does not become public after all. */
export async function unmarkLive(
  db: Db,
  bizType: BizType,
  bizId: string,
  now: Date,
): Promise<void> {
  const { bizType: type, bizId: id, liveFrom } = contentApprovals;
  await db
    .update(contentApprovals)
    .set({ liveFrom: null })
    .where(and(eq(type, bizType), eq(id, bizId), gt(liveFrom, now)));
}

/** Whether a version has been public. */
export async function wasPublic(
  db: Db,
  bizType: BizType,
  bizId: string,
  versionNo: number,
  now: Date,
): Promise<boolean> {
  const live = sql`${contentApprovals.liveFrom} <= ${now.toISOString()}::timestamptz`;
  const { bizType: type, bizId: id, versionNo: version } = contentApprovals;
  const ofVersion = and(eq(type, bizType), eq(id, bizId), eq(version, versionNo));
  return (await db.$count(contentApprovals, and(ofVersion, live))) > 0;
}

async function readActiveApproval(
  db: Db,
  bizType: BizType,
  bizId: string,
  versionNo: number,
): Promise<Approval | undefined> {
  const [row] = await db
    .select()
    .from(contentApprovals)
    .where(activeApproval(bizType, bizId, versionNo));
  return row;
}

async function approvalsOf(
  db: Db,
  bizType: BizType,
  items: readonly Approved[],
): Promise<Approval[]> {
  const rows = await db
    .select()
    .from(contentApprovals)
    .where(
      and(
        eq(contentApprovals.bizType, bizType),
        inArray(
          contentApprovals.bizId,
          items.map(({ id }) => id),
        ),
        isNull(contentApprovals.endedAt),
      ),
    );
  const approved = new Map(items.map(({ id, approvedVersionNo }) => [id, approvedVersionNo]));
  return rows.filter(({ bizId, versionNo }) => approved.get(bizId) === versionNo);
}

/** Whether a row is the approval of a version that nothing has ended. */
export function activeApproval(bizType: BizType, bizId: string, versionNo: number) {
  return and(
    eq(contentApprovals.bizType, bizType),
    eq(contentApprovals.bizId, bizId),
    eq(contentApprovals.versionNo, versionNo),
    isNull(contentApprovals.endedAt),
  );
}

async function changesSince(
  db: Db,
  kind: ContentKind,
  approval: Approval,
  now: Date,
): Promise<ApprovalPart[]> {
  const { bizId, versionNo, typeId, statement } = approval;
  const form: PublicForm & { typeId: string } = await kind.form(db, bizId, versionNo);
  const inForce = flowHash(await kind.flow(db, { id: bizId, typeId: form.typeId }, now));
  const isMoved = form.typeId !== typeId;
  const isChanged = statement !== null && statement !== approvalStatement(form);
  return [
    ...(isChanged && !isMoved ? (["content"] as const) : []),
    ...(isMoved ? (["typeId"] as const) : []),
    ...(((await flowOf(db, approval)) ?? inForce) === inForce ? [] : (["flow"] as const)),
  ];
}

/** An approval that is older than statements went through the flow of its round, if it had one. */
async function flowOf(
  db: Db,
  { bizType, bizId, round, flowHash: stored }: Omit<ApprovedFlow, "typeId">,
): Promise<string | undefined> {
  if (stored !== null) return stored;
  const [row] = await db
    .select({ nodes: reviewRounds.flow })
    .from(reviewRounds)
    .where(
      and(
        eq(reviewRounds.bizType, bizType),
        eq(reviewRounds.bizId, bizId),
        eq(reviewRounds.round, round),
      ),
    );
  return row && flowHash({ required: row.nodes.length > 0, nodes: row.nodes });
}
