import { stateAfter } from "../../content/workflow.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import {
  assertPossible,
  assertPermission,
  assertStepVersion,
  note,
  patchItem,
  type Step,
} from "./step.ts";

/** Publishes the approved version now. */
export async function publish(step: Step): Promise<void> {
  await prepare(step);
  await putLive(step, step.now);
  await note(step, { versionNo: approved(step) });
}

/** Schedules the publication of the approved version; no job is needed. */
export async function schedule(step: Step): Promise<void> {
  await prepare(step);
  const at = plannedMoment(step);
  await putLive(step, at);
  await note(step, { versionNo: approved(step), scheduledAt: at });
}

export async function unschedule(step: Step): Promise<void> {
  const { kind, db, item, now } = step;
  await prepare(step);
  await kind.hide(db, item.id);
  const dated = item.publishedAt !== null && item.publishedAt <= now;
  await patchItem(step, {
    ...stateAfter("unschedule", item),
    publishedVersionNo: null,
    publishedAt: dated ? item.publishedAt : null,
    scheduledAt: null,
    liveFrom: null,
    liveUntil: null,
  });
  await note(step, { versionNo: approved(step) });
}

export async function unpublish(step: Step): Promise<void> {
  const { kind, db, item } = step;
  await prepare(step);
  await kind.hide(db, item.id);
  await patchItem(step, {
    ...stateAfter("offline", item),
    publishedVersionNo: null,
    liveFrom: null,
    liveUntil: null,
  });
  await note(step, { versionNo: item.publishedVersionNo ?? item.headVersionNo });
}

async function prepare(step: Step): Promise<void> {
  assertPermission(step);
  await assertStepVersion(step);
  assertPossible(step);
}

async function putLive(step: Step, liveFrom: Date): Promise<void> {
  const { kind, db, item, body, now } = step;
  const versionNo = approved(step);
  const first = item.publishedAt !== null && item.publishedAt <= now ? item.publishedAt : liveFrom;
  const liveUntil = await kind.show(db, item, { versionNo, liveFrom, publishedAt: first });
  if (liveUntil !== null && liveUntil <= liveFrom) {
    const message = messages.workflow.offlineFirst;
    throw new AppError("VALIDATION_FAILED", message, {
      fieldErrors: [{ field: "offlineAt", code: "minimum", message }],
    });
  }
  const planned = liveFrom > now;
  await patchItem(step, {
    ...stateAfter(body.action, item),
    publishedVersionNo: versionNo,
    publishedAt: first,
    scheduledAt: planned ? liveFrom : null,
    liveFrom,
    liveUntil,
  });
}

function approved({ item }: Step): number {
  if (item.approvedVersionNo === null) throw new Error("No version is approved");
  return item.approvedVersionNo;
}

function plannedMoment({ body, now }: Step): Date {
  const at = body.scheduledAt === undefined ? null : new Date(body.scheduledAt);
  if (at !== null && at > now) return at;
  const message = messages.workflow.chooseFuture;
  throw new AppError("VALIDATION_FAILED", message, {
    fieldErrors: [{ field: "scheduledAt", code: "minimum", message }],
  });
}
