import { nextVersionAt, publishedVersionAt } from "../../content/workflow.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { endHold } from "../releases/end-hold.ts";
import {
  assertPossible,
  assertPermission,
  assertActionVersion,
  note,
  type ActionContext,
} from "./action-context.ts";
import { assertApprovedAsIs } from "./approvals.ts";
import { putLive, putOnSchedule, takeOffline, takeOffSchedule } from "./public-state.ts";
import { notifyPublication } from "./workflow-notices.ts";

/** Publishes the approved version now. */
export async function publish(ctx: ActionContext): Promise<void> {
  const versionNo = await prepareApproved(ctx);
  await putLive(ctx, versionNo, ctx.now);
  await note(ctx, { versionNo });
  await notifyPublication(ctx, "published", versionNo);
}

/**
 * Schedules the publication of the approved version; no job is needed. A published record keeps its version until
 * then.
 */
export async function schedule(ctx: ActionContext): Promise<void> {
  const versionNo = await prepareApproved(ctx);
  const at = plannedDate(ctx);
  await putOnSchedule(ctx, versionNo, at);
  await note(ctx, { versionNo, scheduledAt: at });
  await notifyPublication(ctx, "scheduled", versionNo, at);
}

export async function unschedule(ctx: ActionContext): Promise<void> {
  await prepare(ctx);
  const versionNo = nextVersionAt(ctx.item, ctx.now) ?? ctx.item.publishedVersionNo;
  await takeOffSchedule(ctx);
  await note(ctx, { versionNo: versionNo ?? approved(ctx) });
}

export async function unpublish(ctx: ActionContext): Promise<void> {
  await prepare(ctx);
  await endHold(ctx);
  await takeOffline(ctx);
  const versionNo = publishedVersionAt(ctx.item, ctx.now) ?? ctx.item.headVersionNo;
  await note(ctx, { versionNo });
  await notifyPublication(ctx, "offline", versionNo);
}

async function prepare(ctx: ActionContext): Promise<void> {
  assertPermission(ctx);
  await assertActionVersion(ctx);
  assertPossible(ctx);
}

/** What changed since the approval comes before what the state forbids. */
async function prepareApproved(ctx: ActionContext): Promise<number> {
  const { kind, db, item, now } = ctx;
  assertPermission(ctx);
  await assertActionVersion(ctx);
  if (item.approvalOutdated) await assertApprovedAsIs(db, kind, item, now);
  assertPossible(ctx);
  return approved(ctx);
}

function approved({ item }: ActionContext): number {
  if (item.approvedVersionNo === null) throw new Error("No version is approved");
  return item.approvedVersionNo;
}

function plannedDate({ body, now }: ActionContext): Date {
  const at = body.scheduledAt === undefined ? null : new Date(body.scheduledAt);
  if (at !== null && at > now) return at;
  const message = messages.workflow.chooseFuture;
  throw new AppError("VALIDATION_FAILED", message, {
    fieldErrors: [{ field: "scheduledAt", code: "minimum", message }],
  });
}
