import { and, eq, inArray, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { isAgreed, isMoot } from "../../content/review-votes.ts";
import { stateAfter } from "../../content/workflow.ts";
import { allColumns } from "../../db/column-set.ts";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import type { ReviewNode } from "../../db/schema/article-types.ts";
import { reviewRounds, tasks } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { pendingSuggesters } from "../article-remarks/accepted-edits.ts";
import { administrators, nodeAssignees, type Decider } from "./assignees.ts";
import { patchItem, type ActionContext } from "./action-context.ts";
import { approvalChanges, decidersOfRound, recordApproval, type NewApproval } from "./approvals.ts";
import { endApproval } from "./end-approval.ts";
import { findStoredVersion } from "./stored-version.ts";
import { notifyAssignees, notifyOutcome } from "./workflow-notices.ts";

export type Round = typeof reviewRounds.$inferSelect;

/** The record's lock keeps it running until the transaction ends. */
export async function runningRound(ctx: ActionContext): Promise<Round> {
  const values = { bizType: ctx.kind.bizType, bizId: ctx.item.id };
  const [round] = await runningRounds.rows(ctx.db, values);
  if (!round) throw new AppError("REVIEW_NOT_RUNNING", messages.workflow.noReview);
  return columns.read(round);
}

const columns = allColumns(reviewRounds);
const runningRounds = new Prepared<Record<string, unknown>>(
  "running_round",
  sql`select ${columns.selected} from ${reviewRounds}
      where ${reviewRounds.bizType} = ${sql.placeholder("bizType")} and ${reviewRounds.bizId} = ${sql.placeholder("bizId")}
        and ${reviewRounds.status} = 'running'`,
);

/** Stores a new round. Its tasks may be asked for right after it. */
export async function storeRound(db: Db, round: Round): Promise<void> {
  await addRound.rows(db, columns.written(round));
}

const addRound = new Prepared<never>(
  "add_round",
  sql`insert into ${reviewRounds} (${columns.targets}) values (${columns.values})`,
);

/**
 * Accounts that may not decide on the latest version: who created the record, who submits it, and whoever wrote any of
 * it since the record was last public, through restored versions, copies and accepted suggestions.
 */
export async function authorsOf({ db, kind, item, actor }: ActionContext): Promise<string[]> {
  const [head, suggested] = await Promise.all([
    findStoredVersion(db, kind.bizType, item.id, item.headVersionNo),
    kind.bizType === "article" ? pendingSuggesters(db, item.id) : [],
  ]);
  return [...new Set([item.createdBy, actor.id, ...(head?.authorIds ?? []), ...suggested])];
}

/**
 * Refuses a flow that the version could not pass, and returns who decides in its first node.
 *
 * @throws AppError `NO_ASSIGNEE` when a node has nobody.
 */
export async function assertDecidable(
  ctx: ActionContext,
  nodes: readonly ReviewNode[],
  authorIds: readonly string[],
): Promise<Decider[]> {
  let first: Decider[] | undefined;
  for (const node of nodes) {
    const deciders = await decidersOf(ctx, node, authorIds);
    if (deciders.length === 0) throw nobodyDecides(node);
    first ??= deciders;
  }
  return first ?? [];
}

/**
 * Creates one task for each person of a node. Where nobody is left who could decide, administrators do.
 *
 * @param known Its people, if they have just been read.
 * @throws AppError `NO_ASSIGNEE` when not even they could.
 */
export async function openNode(
  ctx: ActionContext,
  round: Round,
  nodeIndex: number,
  known?: readonly Decider[],
): Promise<void> {
  const node = nodeOf(round, nodeIndex);
  const named = known ?? (await decidersOf(ctx, node, round.authorIds));
  const people = named.length > 0 ? named : await standIns(ctx, round);
  if (people.length === 0) throw nobodyDecides(node);
  const { bizType, bizId, id: roundId, versionNo, initiatorName } = round;
  const opened = people.map(({ id: assigneeId, name: assigneeName, voices }) => ({
    id: uuidv7(),
    assigneeId,
    assigneeName,
    voices,
  }));
  const added = addTasks.rows(ctx.db, {
    opened: JSON.stringify(opened),
    bizType,
    bizId,
    roundId,
    round: round.round,
    versionNo,
    nodeIndex,
    nodeName: node.name,
    via: named.length > 0 ? "flow" : "standIn",
    initiatorName,
    fromUserName: ctx.actor.name,
    createdAt: ctx.now.toISOString(),
  });
  await Promise.all([added, notifyAssignees(ctx, opened)]);
}

const value = sql.placeholder;
const addTasks = new Prepared<never>(
  "add_tasks",
  sql`
insert into tasks (id, biz_type, biz_id, round_id, round, version_no, node_index, node_name, assignee_id, assignee_name,
  voices, via, initiator_name, from_user_name, created_at)
select opened.id, ${value("bizType")}, ${value("bizId")}, ${value("roundId")}, ${value("round")}::int,
  ${value("versionNo")}::int, ${value("nodeIndex")}::int, ${value("nodeName")}, opened."assigneeId",
  opened."assigneeName", opened.voices, ${value("via")}, ${value("initiatorName")}, ${value("fromUserName")},
  ${value("createdAt")}::timestamptz
from jsonb_to_recordset(${value("opened")}::jsonb)
  as opened (id text, "assigneeId" text, "assigneeName" text, voices jsonb)`,
);

/** Advances a round after an approval: to its end, to the next node, or not yet. */
export async function advanceRound(ctx: ActionContext, round: Round): Promise<void> {
  const { db } = ctx;
  const ballots = await ballotsOf(db, round);
  if (!isAgreed(nodeOf(round, round.nodeIndex).mode, ballots)) {
    const moot = ballots.filter((ballot) => !ballot.approved && isMoot(ballot, ballots));
    await cancelTasks(
      ctx,
      round,
      moot.map(({ id }) => id),
    );
    return;
  }
  const nodeIndex = round.nodeIndex + 1;
  if (nodeIndex === round.flow.length) return closeRound(ctx, round, "approved");
  await cancelTasks(ctx, round);
  await db.update(reviewRounds).set({ nodeIndex }).where(eq(reviewRounds.id, round.id));
  await openNode(ctx, round, nodeIndex);
  // A double click of somebody who also decides in the next node must not count there.
  await patchItem(ctx, {});
}

/** Ends a round: cancels pending tasks and gives the record the outcome. */
export async function closeRound(
  ctx: ActionContext,
  round: Round,
  outcome: Exclude<Round["status"], "running">,
): Promise<void> {
  const { db, now } = ctx;
  const ended = [
    endRound.rows(db, { id: round.id, status: outcome, now: now.toISOString() }),
    cancelTasks(ctx, round),
  ];
  if (outcome === "approved") {
    await Promise.all(ended);
    const deciders = await decidersOfRound(db, round.id);
    const { versionNo, flow: nodes } = round;
    await markApproved(ctx, {
      versionNo,
      round: round.round,
      deciders,
      flow: { required: true, nodes },
    });
  } else await Promise.all([...ended, patchItem(ctx, stateAfter(ctx.body.action, ctx.item))]);
  if (outcome !== "withdrawn") await notifyOutcome(ctx, outcome, round.authorIds);
}

/** Marks a version as approved for publication, unless the flow in force is no longer the one that it went through. */
export async function markApproved(ctx: ActionContext, approval: NewApproval): Promise<void> {
  const { db, kind, item, actor, now } = ctx;
  const { versionNo, round } = approval;
  await recordApproval(db, kind, item.id, approval, now);
  await patchItem(ctx, { ...stateAfter("approve", item), round, approvedVersionNo: versionNo });
  const after = await kind.lock(db, item.id);
  if (!after || (await approvalChanges(db, kind, after, now)).length === 0) return;
  await endApproval(db, kind.bizType, after, "flowChanged", actor, now);
}

async function decidersOf(
  { db, kind }: ActionContext,
  node: ReviewNode,
  authorIds: readonly string[],
): Promise<Decider[]> {
  const named = await nodeAssignees(db, kind.bizType, node.assignees);
  return named.filter(({ id }) => !authorIds.includes(id));
}

async function standIns({ db, kind }: ActionContext, { authorIds }: Round): Promise<Decider[]> {
  return (await administrators(db, kind.bizType)).filter(({ id }) => !authorIds.includes(id));
}

function nodeOf(round: Round, index: number): ReviewNode {
  const node = round.flow[index];
  if (!node) throw new Error(`Round ${round.id} has no node ${index}`);
  return node;
}

async function ballotsOf(db: Db, round: Round) {
  const rows = await db
    .select({ id: tasks.id, voices: tasks.voices, status: tasks.status })
    .from(tasks)
    .where(
      and(
        eq(tasks.roundId, round.id),
        eq(tasks.nodeIndex, round.nodeIndex),
        inArray(tasks.status, ["pending", "approved"]),
      ),
    );
  return rows.map(({ id, voices, status }) => ({ id, voices, approved: status === "approved" }));
}

/** Cancels all pending tasks of a round, or only some. */
async function cancelTasks({ db, now }: ActionContext, round: Round, ids?: readonly string[]) {
  const values = { roundId: round.id, ids: ids ?? null, now: now.toISOString() };
  await cancelPending.rows(db, values);
}

const endRound = new Prepared<never>(
  "end_round",
  sql`update review_rounds set status = ${sql.placeholder("status")}, ended_at = ${sql.placeholder("now")}::timestamptz
      where id = ${sql.placeholder("id")}`,
);

const cancelPending = new Prepared<never>(
  "cancel_pending_tasks",
  sql`update tasks set status = 'cancelled', handled_at = ${sql.placeholder("now")}::timestamptz
      where round_id = ${sql.placeholder("roundId")} and status = 'pending'
        and (${sql.placeholder("ids")}::text[] is null or id = any(${sql.placeholder("ids")}::text[]))`,
);

function nobodyDecides(node: ReviewNode): AppError {
  return new AppError("NO_ASSIGNEE", messages.workflow.nobodyDecides(node.name));
}
