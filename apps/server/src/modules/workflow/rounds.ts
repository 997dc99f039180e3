import { and, eq, gt, inArray, or } from "drizzle-orm";
import { isAgreed, isMoot } from "../../content/review-votes.ts";
import { stateAfter } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import type { ReviewNode } from "../../db/schema/article-types.ts";
import { contentVersions, reviewRounds, tasks } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { administrators, nodeAssignees, type Decider } from "./assignees.ts";
import { patchItem, type Step } from "./step.ts";

export type Round = typeof reviewRounds.$inferSelect;

/** The record's lock keeps it running until the transaction ends. */
export async function runningRound(step: Step): Promise<Round> {
  const [round] = await step.db
    .select()
    .from(reviewRounds)
    .where(
      and(
        eq(reviewRounds.bizType, step.kind.bizType),
        eq(reviewRounds.bizId, step.item.id),
        eq(reviewRounds.status, "running"),
      ),
    );
  if (!round) throw new AppError("REVIEW_NOT_RUNNING", messages.workflow.noReview);
  return round;
}

/**
 * Accounts that may not decide on the latest version: who created the record, who submits it, and whoever wrote any of
 * what is new since the last approval, the text of restored versions included.
 */
export async function authorsOf({ db, kind, item, actor }: Step): Promise<string[]> {
  const { versionNo, bizType, bizId, restoredFrom } = contentVersions;
  const ofRecord = and(eq(bizType, kind.bizType), eq(bizId, item.id));
  const isNew = and(ofRecord, gt(versionNo, item.approvedVersionNo ?? 0));
  const restored = db.select({ versionNo: restoredFrom }).from(contentVersions).where(isNew);
  const rows = await db
    .selectDistinct({ id: contentVersions.createdBy })
    .from(contentVersions)
    .where(or(isNew, and(ofRecord, inArray(versionNo, restored))));
  return [...new Set([item.createdBy, actor.id, ...rows.map(({ id }) => id)])];
}

/**
 * Refuses a flow that the version could not pass, and returns who decides in its first node.
 *
 * @throws AppError `NO_ASSIGNEE` when a node has nobody.
 */
export async function assertDecidable(
  step: Step,
  nodes: readonly ReviewNode[],
  authorIds: readonly string[],
): Promise<Decider[]> {
  let first: Decider[] | undefined;
  for (const node of nodes) {
    const deciders = await decidersOf(step, node, authorIds);
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
  step: Step,
  round: Round,
  nodeIndex: number,
  known?: readonly Decider[],
): Promise<void> {
  const node = nodeOf(round, nodeIndex);
  const named = known ?? (await decidersOf(step, node, round.authorIds));
  const people = named.length > 0 ? named : await standIns(step, round);
  if (people.length === 0) throw nobodyDecides(node);
  const { bizType, bizId, id: roundId, versionNo, initiatorName } = round;
  await step.db.insert(tasks).values(
    people.map((person) => ({
      bizType,
      bizId,
      roundId,
      round: round.round,
      versionNo,
      nodeIndex,
      nodeName: node.name,
      assigneeId: person.id,
      assigneeName: person.name,
      voices: person.voices,
      via: named.length > 0 ? ("flow" as const) : ("standIn" as const),
      initiatorName,
      fromUserName: step.actor.name,
      createdAt: step.now,
    })),
  );
}

/** Advances a round after an approval: to its end, to the next node, or not yet. */
export async function settleNode(step: Step, round: Round): Promise<void> {
  const { db } = step;
  const ballots = await ballotsOf(db, round);
  if (!isAgreed(nodeOf(round, round.nodeIndex).mode, ballots)) {
    const moot = ballots.filter((ballot) => !ballot.approved && isMoot(ballot, ballots));
    await cancelTasks(
      step,
      round,
      moot.map(({ id }) => id),
    );
    return;
  }
  const nodeIndex = round.nodeIndex + 1;
  if (nodeIndex === round.flow.length) return closeRound(step, round, "approved");
  await cancelTasks(step, round);
  await db.update(reviewRounds).set({ nodeIndex }).where(eq(reviewRounds.id, round.id));
  await openNode(step, round, nodeIndex);
  // A double click of somebody who also decides in the next node must not count there.
  await patchItem(step, {});
}

/** Ends a round: cancels pending tasks and gives the record the outcome. */
export async function closeRound(
  step: Step,
  round: Round,
  outcome: Exclude<Round["status"], "running">,
): Promise<void> {
  const { db, now } = step;
  await db
    .update(reviewRounds)
    .set({ status: outcome, endedAt: now })
    .where(eq(reviewRounds.id, round.id));
  await cancelTasks(step, round);
  if (outcome === "approved") await markApproved(step, round.versionNo);
  else await patchItem(step, stateAfter(step.body.action, step.item));
}

/** Marks a version as approved for publication. */
export async function markApproved(step: Step, versionNo: number, round?: number): Promise<void> {
  const { db, kind, item } = step;
  await db
    .update(contentVersions)
    .set({ approved: true })
    .where(
      and(
        eq(contentVersions.bizType, kind.bizType),
        eq(contentVersions.bizId, item.id),
        eq(contentVersions.versionNo, versionNo),
      ),
    );
  await patchItem(step, {
    ...(round === undefined ? {} : { round }),
    ...stateAfter("approve", item),
    approvedVersionNo: versionNo,
  });
}

async function decidersOf(
  { db, kind }: Step,
  node: ReviewNode,
  authorIds: readonly string[],
): Promise<Decider[]> {
  const named = await nodeAssignees(db, kind.bizType, node.assignees);
  return named.filter(({ id }) => !authorIds.includes(id));
}

async function standIns({ db, kind }: Step, { authorIds }: Round): Promise<Decider[]> {
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
async function cancelTasks({ db, now }: Step, round: Round, ids?: readonly string[]) {
  await db
    .update(tasks)
    .set({ status: "cancelled", handledAt: now })
    .where(
      and(
        eq(tasks.roundId, round.id),
        eq(tasks.status, "pending"),
        ids === undefined ? undefined : inArray(tasks.id, [...ids]),
      ),
    );
}

function nobodyDecides(node: ReviewNode): AppError {
  return new AppError("NO_ASSIGNEE", messages.workflow.nobodyDecides(node.name));
}
