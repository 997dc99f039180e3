import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { ReviewNode } from "../../db/schema/article-types.ts";
import { contentVersions, reviewRounds, tasks } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { messages } from "../../messages/index.ts";
import { nodeAssignees, type Person } from "./assignees.ts";
import type { ContentItem } from "./content-kind.ts";
import { patchItem, type Step } from "./step.ts";

/** A round of review as stored. */
export type Round = typeof reviewRounds.$inferSelect;

/** The round that is running. The record's lock keeps it so until the transaction ends. */
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

/** Accounts that may not decide: who made the record, this version or submitted it. */
export async function ownersOf(
  db: Db,
  bizType: Round["bizType"],
  item: Pick<ContentItem, "id" | "createdBy">,
  versionNo: number,
  initiatorId: string,
): Promise<ReadonlySet<string>> {
  const [version] = await db
    .select({ createdBy: contentVersions.createdBy })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.bizType, bizType),
        eq(contentVersions.bizId, item.id),
        eq(contentVersions.versionNo, versionNo),
      ),
    );
  return new Set([item.createdBy, initiatorId, ...(version ? [version.createdBy] : [])]);
}

/** Whoever decides in each node, without the owners. @throws AppError `NO_ASSIGNEE` when a node has nobody. */
export async function peopleOfNodes(
  db: Db,
  nodes: readonly ReviewNode[],
  owners: ReadonlySet<string>,
): Promise<Person[][]> {
  const people: Person[][] = [];
  for (const node of nodes) {
    const assignees = (await nodeAssignees(db, node.assignees)).filter(({ id }) => !owners.has(id));
    if (assignees.length === 0) {
      throw new AppError("NO_ASSIGNEE", messages.workflow.nobodyDecides(node.name));
    }
    people.push(assignees);
  }
  return people;
}

/** Hands a node of a round to its people: one task each. */
export async function openNode(
  step: Step,
  round: Round,
  nodeIndex: number,
  people: readonly Person[],
): Promise<void> {
  const node = round.flow[nodeIndex];
  if (!node) throw new Error(`Round ${round.id} has no node ${nodeIndex}`);
  await step.db.insert(tasks).values(
    people.map((person) => ({
      bizType: round.bizType,
      bizId: round.bizId,
      roundId: round.id,
      round: round.round,
      versionNo: round.versionNo,
      nodeIndex,
      nodeName: node.name,
      assigneeId: person.id,
      assigneeName: person.name,
      initiatorName: round.initiatorName,
      fromUserName: step.actor.name,
      createdAt: step.now,
    })),
  );
}

/** Ends a round: what is still pending is cancelled, and the record takes the outcome. */
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
  await db
    .update(tasks)
    .set({ status: "cancelled", handledAt: now })
    .where(and(eq(tasks.roundId, round.id), eq(tasks.status, "pending")));
  if (outcome === "approved") await markApproved(step, round.versionNo);
  else await patchItem(step, { reviewStatus: outcome });
}

/** Notes that a version may be published from now on. */
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
    reviewStatus: "approved",
    approvedVersionNo: versionNo,
    ...(item.status === "draft" ? { status: "approved" as const } : {}),
  });
}
