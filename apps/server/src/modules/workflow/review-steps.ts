import { and, desc, eq } from "drizzle-orm";
import { reviewRounds, tasks, users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { messages } from "../../messages/index.ts";
import {
  closeRound,
  markApproved,
  openNode,
  ownersOf,
  peopleOfNodes,
  runningRound,
  type Round,
} from "./rounds.ts";
import {
  assertComment,
  assertPossible,
  assertRight,
  assertStepVersion,
  note,
  patchItem,
  type Step,
} from "./step.ts";

type Task = typeof tasks.$inferSelect;

/** Opens a round of review for the version saved last; a record that needs no review is approved at once. */
export async function submit(step: Step): Promise<void> {
  const { db, kind, item, actor, now } = step;
  assertRight(step);
  await assertStepVersion(step);
  assertPossible(step);
  await kind.assertComplete(db, item);
  const { required, nodes } = await kind.flow(db, item);
  const round = item.round + 1;
  const versionNo = item.headVersionNo;
  await note(step, { versionNo, round });
  const row = {
    bizType: kind.bizType,
    bizId: item.id,
    round,
    versionNo,
    initiatorId: actor.id,
    initiatorName: actor.name,
    startedAt: now,
  };
  if (!required) {
    await db.insert(reviewRounds).values({ ...row, flow: [], status: "approved", endedAt: now });
    await markApproved(step, versionNo, round);
    return;
  }
  const owners = await ownersOf(db, kind.bizType, item, versionNo, actor.id);
  const [first = []] = await peopleOfNodes(db, nodes, owners);
  const [opened] = await db
    .insert(reviewRounds)
    .values({ ...row, flow: nodes })
    .returning();
  if (!opened) throw new Error("The round was not stored");
  await openNode(step, opened, 0, first);
  await patchItem(step, { reviewStatus: "running", round });
}

/** Takes a submission back. */
export async function withdraw(step: Step): Promise<void> {
  assertRight(step);
  await assertStepVersion(step);
  assertPossible(step);
  const round = await runningRound(step);
  await note(step, { versionNo: round.versionNo, round: round.round });
  await closeRound(step, round, "withdrawn");
}

/** One assignee's consent; the last one a node needs opens the next node, or approves the version. */
export async function approve(step: Step): Promise<void> {
  const { round, task } = await claimTask(step, "approved");
  const node = round.flow[round.nodeIndex];
  if (node?.mode === "all" && (await pendingCount(step, round)) > 0) return;
  await cancelPending(step, round);
  const next = round.flow[round.nodeIndex + 1];
  if (!next) return closeRound(step, round, "approved");
  const owners = await ownersOf(
    step.db,
    task.bizType,
    step.item,
    round.versionNo,
    round.initiatorId,
  );
  const [people = []] = await peopleOfNodes(step.db, [next], owners);
  const nodeIndex = round.nodeIndex + 1;
  await step.db.update(reviewRounds).set({ nodeIndex }).where(eq(reviewRounds.id, round.id));
  await openNode(step, round, nodeIndex, people);
}

/** One assignee's refusal ends the round. */
export async function reject(step: Step): Promise<void> {
  const { round } = await claimTask(step, "rejected");
  await closeRound(step, round, "rejected");
}

/** Sends the version back to its author for more work; ends the round. */
export async function sendBack(step: Step): Promise<void> {
  const { round } = await claimTask(step, "returned");
  await closeRound(step, round, "returned");
}

/** Hands a task to a colleague. */
export async function transfer(step: Step): Promise<void> {
  const { db, body, actor, now } = step;
  assertComment(step);
  const target = await transferTarget(step);
  const { round, task } = await claimTask(step, "transferred", target);
  const owners = await ownersOf(db, task.bizType, step.item, round.versionNo, round.initiatorId);
  if (owners.has(target.id)) {
    throw new AppError("SELF_APPROVAL", messages.workflow.ownWork);
  }
  await db
    .insert(tasks)
    .values({
      ...pick(task),
      assigneeId: target.id,
      assigneeName: target.name,
      fromUserName: actor.name,
      comment: body.comment ?? null,
      createdAt: now,
    })
    .onConflictDoNothing();
}

function pick(task: Task) {
  const { bizType, bizId, roundId, round, versionNo, nodeIndex, nodeName, initiatorName } = task;
  return { bizType, bizId, roundId, round, versionNo, nodeIndex, nodeName, initiatorName };
}

async function transferTarget({ db, body, actor }: Step): Promise<{ id: string; name: string }> {
  const [userId, ...others] = body.userIds ?? [];
  const [target] =
    userId === undefined || others.length > 0 || userId === actor.id
      ? []
      : await db
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(and(eq(users.id, userId), eq(users.status, "active")));
  if (target) return target;
  const message = messages.workflow.chooseColleague;
  throw new AppError("VALIDATION_FAILED", message, {
    fieldErrors: [{ field: "userIds", code: "required", message }],
  });
}

/** Takes the caller's pending task; of two who try, one gets it. */
async function claimTask(
  step: Step,
  status: "approved" | "rejected" | "returned" | "transferred",
  receiver?: { id: string; name: string },
): Promise<{ round: Round; task: Task }> {
  const { db, now, body } = step;
  assertComment(step);
  const task = await myTask(step);
  await assertStepVersion(step);
  assertPossible(step);
  const round = await runningRound(step);
  const [claimed] = await db
    .update(tasks)
    .set({ status, comment: body.comment ?? null, handledAt: now })
    .where(and(eq(tasks.id, task.id), eq(tasks.status, "pending")))
    .returning();
  if (!claimed) throw alreadyHandled();
  await note(step, {
    versionNo: task.versionNo,
    round: task.round,
    nodeName: task.nodeName,
    ...(receiver ? { receivers: [{ userId: receiver.id, name: receiver.name }] } : {}),
  });
  return { round, task: claimed };
}

async function myTask(step: Step): Promise<Task> {
  const { db, kind, item, body, actor } = step;
  const mine = await db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.bizType, kind.bizType),
        eq(tasks.bizId, item.id),
        eq(tasks.assigneeId, actor.id),
        body.taskId === undefined ? undefined : eq(tasks.id, body.taskId),
      ),
    )
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(100);
  const pending = mine.find(({ status }) => status === "pending");
  if (pending) return pending;
  if (mine.some(({ round }) => round === item.round)) throw alreadyHandled();
  if (mine.length > 0 || item.reviewStatus !== "running") assertPossible(step);
  throw await strangerRefusal(step);
}

async function strangerRefusal(step: Step): Promise<AppError> {
  const round = await runningRound(step);
  const owners = await ownersOf(
    step.db,
    round.bizType,
    step.item,
    round.versionNo,
    round.initiatorId,
  );
  return owners.has(step.actor.id)
    ? new AppError("SELF_APPROVAL", messages.workflow.ownWork)
    : new AppError("NOT_ASSIGNEE", messages.workflow.notAssigned);
}

function alreadyHandled(): AppError {
  return new AppError("TASK_ALREADY_HANDLED", messages.workflow.decidedAlready);
}

async function pendingCount({ db }: Step, round: Round): Promise<number> {
  return db.$count(tasks, and(eq(tasks.roundId, round.id), eq(tasks.status, "pending")));
}

async function cancelPending({ db, now }: Step, round: Round): Promise<void> {
  await db
    .update(tasks)
    .set({ status: "cancelled", handledAt: now })
    .where(and(eq(tasks.roundId, round.id), eq(tasks.status, "pending")));
}
