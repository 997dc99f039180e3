import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { reviewRounds, tasks } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Person } from "./assignees.ts";
import { runningRound, type Round } from "./rounds.ts";
import {
  assertComment,
  assertPossible,
  assertActionVersion,
  note,
  type ActionContext,
} from "./action-context.ts";
import { waitsFor } from "./task-holders.ts";

export type Task = typeof tasks.$inferSelect;

/**
 * Completes the caller's task with their decision; of two simultaneous calls, one wins. A task that is taken over
 * becomes the caller's own.
 *
 * @throws AppError `FORBIDDEN`, `COMMENT_REQUIRED`, `TASK_ALREADY_HANDLED`, `NOT_ASSIGNEE`, `SELF_APPROVAL`, `VERSION_CONFLICT`.
 */
export async function claimTask(
  ctx: ActionContext,
  status: "approved" | "rejected" | "returned" | "transferred",
  receiver?: Person,
): Promise<{ round: Round; task: Task }> {
  const { db, now, body, actor } = ctx;
  assertScope(ctx);
  assertComment(ctx);
  const task = await waitingTask(ctx);
  if (!task) throw await refusal(ctx);
  await assertActionVersion(ctx);
  assertPossible(ctx);
  const round = await runningRound(ctx);
  const stoodIn = task.assigneeId !== actor.id;
  const [claimed] = await db
    .update(tasks)
    .set({
      status,
      comment: body.comment ?? null,
      handledAt: now,
      assigneeId: actor.id,
      assigneeName: actor.name,
      ...(stoodIn ? { fromUserName: task.assigneeName } : {}),
    })
    .where(and(eq(tasks.id, task.id), eq(tasks.status, "pending")))
    .returning();
  if (!claimed) throw alreadyHandled();
  await note(ctx, {
    versionNo: task.versionNo,
    round: task.round,
    nodeName: task.nodeName,
    ...(receiver ? { receivers: [{ userId: receiver.id, name: receiver.name }] } : {}),
  });
  return { round, task: claimed };
}

/**
 * Whether an assignee may decide is asked with the task; a program needs the permission as a scope as well.
 *
 * @throws AppError `FORBIDDEN`.
 */
function assertScope({ actor, kind }: ActionContext): void {
  if (actor.inScope?.(`${kind.permissions}:approve`) === false) {
    throw new AppError("FORBIDDEN", messages.workflow.forbidden);
  }
}

/** The caller's own task comes before one that they would take over. */
async function waitingTask({
  db,
  kind,
  item,
  body,
  actor,
}: ActionContext): Promise<Task | undefined> {
  const [task] = await db
    .select(getTableColumns(tasks))
    .from(tasks)
    .innerJoin(reviewRounds, eq(reviewRounds.id, tasks.roundId))
    .where(
      and(
        eq(tasks.bizId, item.id),
        waitsFor(actor, kind.bizType),
        body.taskId === undefined ? undefined : eq(tasks.id, body.taskId),
      ),
    )
    .orderBy(desc(sql`${tasks.assigneeId} = ${actor.id}`), asc(tasks.createdAt), asc(tasks.id))
    .limit(1);
  return task;
}

async function refusal(ctx: ActionContext): Promise<AppError> {
  const ended = await endOfTask(ctx);
  if (ended !== undefined) return ended;
  assertPossible(ctx);
  const { authorIds } = await runningRound(ctx);
  return authorIds.includes(ctx.actor.id)
    ? new AppError("SELF_APPROVAL", messages.workflow.ownWork)
    : new AppError("NOT_ASSIGNEE", messages.workflow.notAssigned);
}

/** Why the named task, or one of the latest round that was the caller's, has ended; undefined when none has. */
async function endOfTask(ctx: ActionContext): Promise<AppError | undefined> {
  const { db, kind, item, body, actor } = ctx;
  const [ended] = await db
    .select({ status: tasks.status, round: reviewRounds.status })
    .from(tasks)
    .innerJoin(reviewRounds, eq(reviewRounds.id, tasks.roundId))
    .where(
      and(
        eq(tasks.bizType, kind.bizType),
        eq(tasks.bizId, item.id),
        eq(tasks.assigneeId, actor.id),
        sql`${tasks.status} <> 'pending'`,
        body.taskId === undefined ? eq(tasks.round, item.round) : eq(tasks.id, body.taskId),
      ),
    )
    .orderBy(asc(sql`${tasks.status} = 'cancelled'`))
    .limit(1);
  if (ended === undefined) return undefined;
  return ended.status === "cancelled" && ended.round === "withdrawn"
    ? new AppError("TASK_ALREADY_HANDLED", messages.workflow.withdrawn)
    : alreadyHandled();
}

function alreadyHandled(): AppError {
  return new AppError("TASK_ALREADY_HANDLED", messages.workflow.decidedAlready);
}
