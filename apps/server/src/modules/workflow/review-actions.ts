import { uuidv7 } from "uuidv7";
import { stateAfter } from "../../content/workflow.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { ablePeople, type Person } from "./assignees.ts";
import { claimTask } from "./claim-task.ts";
import { endApproval } from "./end-approval.ts";
import { passOn } from "./pass-on.ts";
import {
  assertDecidable,
  authorsOf,
  closeRound,
  markApproved,
  openNode,
  runningRound,
  advanceRound,
  storeRound,
} from "./rounds.ts";
import {
  assertComment,
  assertPossible,
  assertPermission,
  assertActionVersion,
  note,
  patchItem,
  type ActionContext,
} from "./action-context.ts";
import { notifyAssignees, notifyPublishers } from "./workflow-notices.ts";

/** Opens a review round for the latest version; a record that needs no review is approved at once. */
export async function submit(given: ActionContext): Promise<void> {
  assertPermission(given);
  await assertActionVersion(given);
  assertPossible(given);
  const ctx = await withoutOutdatedApproval(given);
  const { db, kind, item, body, actor, now } = ctx;
  const [, { required, nodes }, authorIds] = await Promise.all([
    kind.assertComplete(db, item),
    kind.flow(db, item, now),
    authorsOf(ctx),
  ]);
  const versionNo = item.headVersionNo;
  const round = {
    id: uuidv7(),
    bizType: kind.bizType,
    bizId: item.id,
    round: item.round + 1,
    versionNo,
    nodeIndex: 0,
    initiatorId: actor.id,
    initiatorName: actor.name,
    comment: body.comment ?? null,
    startedAt: now,
  };
  const submission = { versionNo, round: round.round };
  if (!required) {
    const ended = { flow: [], authorIds: [], status: "approved" as const, endedAt: now };
    await Promise.all([note(ctx, submission), storeRound(db, { ...round, ...ended })]);
    await markApproved(ctx, { ...submission, flow: { required, nodes }, deciders: [] });
    await notifyPublishers(ctx);
    return;
  }
  const deciders = await assertDecidable(ctx, nodes, authorIds);
  const running = { status: "running" as const, endedAt: null };
  const opened = { ...round, ...running, flow: nodes, authorIds };
  await Promise.all([
    note(ctx, submission),
    storeRound(db, opened),
    openNode(ctx, opened, 0, deciders),
    patchItem(ctx, { ...stateAfter("submit", item), round: round.round }),
  ]);
}

/** What was approved for another flow is submitted again. */
async function withoutOutdatedApproval(ctx: ActionContext): Promise<ActionContext> {
  const { db, kind, item, actor, now } = ctx;
  if (!item.approvalOutdated) return ctx;
  const state = await endApproval(db, kind.bizType, item, "flowChanged", actor, now);
  return { ...ctx, item: { ...state, approvalOutdated: false } };
}

export async function withdraw(ctx: ActionContext): Promise<void> {
  assertPermission(ctx);
  await assertActionVersion(ctx);
  assertPossible(ctx);
  const round = await runningRound(ctx);
  await Promise.all([
    note(ctx, { versionNo: round.versionNo, round: round.round }),
    closeRound(ctx, round, "withdrawn"),
  ]);
}

/** The last approval that a node needs opens the next node, or approves the version. */
export async function approve(ctx: ActionContext): Promise<void> {
  const { round } = await claimTask(ctx, "approved");
  await advanceRound(ctx, round);
}

/** Ends the round. */
export async function reject(ctx: ActionContext): Promise<void> {
  const { round } = await claimTask(ctx, "rejected");
  await closeRound(ctx, round, "rejected");
}

/** Returns the version to its author for more work; ends the round. */
export async function sendBack(ctx: ActionContext): Promise<void> {
  const { round } = await claimTask(ctx, "returned");
  await closeRound(ctx, round, "returned");
}

/** Hands a task to a colleague; if they have one in the same node, both are merged. */
export async function transfer(ctx: ActionContext): Promise<void> {
  const { db, body, actor, now } = ctx;
  assertComment(ctx);
  const target = await transferTarget(ctx);
  const { round, task } = await claimTask(ctx, "transferred", target);
  if (round.authorIds.includes(target.id)) {
    throw new AppError("SELF_APPROVAL", messages.workflow.ownWork);
  }
  const by = { fromUserName: actor.name, comment: body.comment ?? null };
  await notifyAssignees(ctx, await passOn(db, task, target, by, now));
}

async function transferTarget({ db, kind, body, actor }: ActionContext): Promise<Person> {
  const userIds = (body.userIds ?? []).filter((id) => id !== actor.id);
  const [target, ...others] = await ablePeople(db, kind.bizType, "decide", userIds);
  if (target && others.length === 0 && body.userIds?.length === 1) return target;
  const message = messages.workflow.chooseColleague;
  throw new AppError("VALIDATION_FAILED", message, {
    fieldErrors: [{ field: "userIds", code: "required", message }],
  });
}
