import { stateAfter } from "../../content/workflow.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import {
  assertPossible,
  assertPermission,
  assertActionVersion,
  note,
  patchItem,
  type ActionContext,
} from "./action-context.ts";

/** Publishes the approved version now. */
export async function publish(ctx: ActionContext): Promise<void> {
  await prepare(ctx);
  await putLive(ctx, ctx.now);
  await note(ctx, { versionNo: approved(ctx) });
}

/** Schedules the publication of the approved version; no job is needed. */
export async function schedule(ctx: ActionContext): Promise<void> {
  await prepare(ctx);
  const at = plannedMoment(ctx);
  await putLive(ctx, at);
  await note(ctx, { versionNo: approved(ctx), scheduledAt: at });
}

export async function unschedule(ctx: ActionContext): Promise<void> {
  const { kind, db, item, now } = ctx;
  await prepare(ctx);
  await kind.hide(db, item.id);
  const dated = item.publishedAt !== null && item.publishedAt <= now;
  await patchItem(ctx, {
    ...stateAfter("unschedule", item),
    publishedVersionNo: null,
    publishedAt: dated ? item.publishedAt : null,
    scheduledAt: null,
    liveFrom: null,
    liveUntil: null,
  });
  await note(ctx, { versionNo: approved(ctx) });
}

export async function unpublish(ctx: ActionContext): Promise<void> {
  const { kind, db, item } = ctx;
  await prepare(ctx);
  await kind.hide(db, item.id);
  await patchItem(ctx, {
    ...stateAfter("offline", item),
    publishedVersionNo: null,
    liveFrom: null,
    liveUntil: null,
  });
  await note(ctx, { versionNo: item.publishedVersionNo ?? item.headVersionNo });
}

async function prepare(ctx: ActionContext): Promise<void> {
  assertPermission(ctx);
  await assertActionVersion(ctx);
  assertPossible(ctx);
}

async function putLive(ctx: ActionContext, liveFrom: Date): Promise<void> {
  const { kind, db, item, body, now } = ctx;
  const versionNo = approved(ctx);
  const first = item.publishedAt !== null && item.publishedAt <= now ? item.publishedAt : liveFrom;
  const liveUntil = await kind.show(db, item, { versionNo, liveFrom, publishedAt: first });
  if (liveUntil !== null && liveUntil <= liveFrom) {
    const message = messages.workflow.offlineFirst;
    throw new AppError("VALIDATION_FAILED", message, {
      fieldErrors: [{ field: "offlineAt", code: "minimum", message }],
    });
  }
  const planned = liveFrom > now;
  await patchItem(ctx, {
    ...stateAfter(body.action, item),
    publishedVersionNo: versionNo,
    publishedAt: first,
    scheduledAt: planned ? liveFrom : null,
    liveFrom,
    liveUntil,
  });
}

function approved({ item }: ActionContext): number {
  if (item.approvedVersionNo === null) throw new Error("No version is approved");
  return item.approvedVersionNo;
}

function plannedMoment({ body, now }: ActionContext): Date {
  const at = body.scheduledAt === undefined ? null : new Date(body.scheduledAt);
  if (at !== null && at > now) return at;
  const message = messages.workflow.chooseFuture;
  throw new AppError("VALIDATION_FAILED", message, {
    fieldErrors: [{ field: "scheduledAt", code: "minimum", message }],
  });
}
