import { and, eq } from "drizzle-orm";
import type { WorkflowAction } from "../../content/workflow-transitions.ts";
import type { Db } from "../../db/db.ts";
import { circulations, tasks } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { settleNotices } from "../notifications/settle-notices.ts";
import { lockReleaseOf } from "../releases/end-hold.ts";
import { approvalChanges } from "./approvals.ts";
import { circulate, markRead } from "./circulate-actions.ts";
import type { Actor, ContentKind } from "./content-kind.ts";
import { publish, schedule, unpublish, unschedule } from "./publish-actions.ts";
import { approve, reject, sendBack, submit, transfer, withdraw } from "./review-actions.ts";
import type { ActionContext, ActionBody } from "./action-context.ts";

const STEPS: Readonly<Record<WorkflowAction, (ctx: ActionContext) => Promise<void>>> = {
  submit,
  withdraw,
  approve,
  reject,
  return: sendBack,
  transfer,
  circulate,
  markRead,
  publish,
  schedule,
  unschedule,
  offline: unpublish,
};

/**
 * Performs a review or publication action in one transaction that locks the record, so that of two simultaneous actions
 * one wins and the other gets the reason.
 *
 * @throws AppError with the reason; then nothing has changed.
 */
export async function performAction(
  db: Db,
  kind: ContentKind,
  body: ActionBody,
  actor: Actor,
  now: Date,
): Promise<{ id: string; version: number }> {
  return db.transaction(async (tx) => {
    const id = await recordOf(tx, kind, body);
    if (id !== undefined && body.action === "offline") await lockReleaseOf(tx, id);
    const locked = id === undefined ? undefined : await kind.lock(tx, id);
    if (!locked) throw notFound();
    const changes = await approvalChanges(tx, kind, locked, now);
    const item = { ...locked, approvalOutdated: changes.length > 0 };
    await STEPS[body.action]({ db: tx, kind, item, body, actor, now });
    const [, after] = await Promise.all([
      settleNotices(tx, kind.bizType, item.id, now),
      kind.lock(tx, item.id),
    ]);
    const { action, comment, userIds, workgroupIds } = body;
    await actor.record?.(tx, {
      targetId: item.id,
      targetName: item.title,
      before: { ...locked },
      after: { ...(after ?? locked), action, comment, userIds, workgroupIds },
    });
    return { id: item.id, version: after?.version ?? item.version };
  });
}

async function recordOf(db: Db, kind: ContentKind, body: ActionBody): Promise<string | undefined> {
  if (body.taskId === undefined) return body.bizId;
  const table = body.action === "markRead" ? circulations : tasks;
  const [row] = await db
    .select({ bizId: table.bizId })
    .from(table)
    .where(and(eq(table.id, body.taskId), eq(table.bizType, kind.bizType)));
  return body.bizId === undefined || row?.bizId === body.bizId ? row?.bizId : undefined;
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", messages.records.notFound);
}
