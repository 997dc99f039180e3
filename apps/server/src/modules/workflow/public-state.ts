import { nextVersionAt, publishedVersionAt, stateAfter, statusAt } from "../../content/workflow.ts";
import type { WorkflowAction } from "../../content/workflow-transitions.ts";
import type { Db } from "../../db/db.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { queuePublication } from "../webhooks/queue-publication.ts";
import { assertApprovedAsIs, markLive, unmarkLive } from "./approvals.ts";
import type { Actor, ContentItem, ContentKind, StatePatch } from "./content-kind.ts";

/** A locked record, and who changes what the public sees of it. */
export interface PublicChange {
  readonly db: Db;
  readonly kind: ContentKind;
  readonly item: ContentItem;
  readonly actor: Actor;
  readonly now: Date;
}

/** The release that a record changes with. */
export interface Hold {
  readonly releaseId: string;
  readonly releaseAt: Date;
}

/*
 * Whatever makes a version public passes here, so here its approval is verified: in the transaction that stores what the
 * public will see. A scheduled time needs no check of its own, since until then only who takes the copy away changes it.
 */

/** Publishes a version from now on. */
export async function putLive(change: PublicChange, versionNo: number, at: Date): Promise<void> {
  await verifyApproval(change, versionNo, at);
  await showFrom(change, "publish", { versionNo, liveFrom: at });
  await tellWebhooks(change, "published", versionNo);
}

/** Publishes a version at a later date; what is public now stays until then. */
export async function putOnSchedule(
  change: PublicChange,
  versionNo: number,
  at: Date,
  hold?: Hold,
): Promise<void> {
  const { kind, db, item, now } = change;
  await verifyApproval(change, versionNo, at);
  if (statusAt(item, now) !== "published") {
    await showFrom(change, "schedule", { versionNo, liveFrom: at }, hold);
    return;
  }
  if (!kind.revisions) throw new Error(`A revision of ${kind.bizType} cannot be scheduled`);
  const ownEnd = await endOfPublic(change);
  if (ownEnd !== null && ownEnd <= at)
    throw invalidDate("scheduledAt", messages.workflow.endsBefore);
  const publication = { versionNo, liveFrom: at, publishedAt: firstPublication(change, at) };
  const liveUntil = await kind.revisions.show(db, item, publication, now);
  assertEndsAfter(liveUntil, at);
  await patch(change, {
    ...stateAfter("schedule", { status: "published" }),
    publishedVersionNo: publishedVersionAt(item, now),
    nextVersionNo: versionNo,
    nextLiveFrom: at,
    scheduledAt: at,
    liveUntil,
    ...hold,
  });
}

/** Takes the record off the site at a later date. */
export async function putEndOnSchedule(change: PublicChange, at: Date, hold: Hold): Promise<void> {
  const { kind, db, item, now } = change;
  if (!kind.revisions) throw new Error(`The end of ${kind.bizType} cannot be scheduled`);
  await kind.revisions.end(db, item, at, now);
  const publishedVersionNo = publishedVersionAt(item, now);
  await patch(change, { publishedVersionNo, scheduledAt: null, liveUntil: at, ...hold });
}

/** Takes back what is scheduled: a publication, a revision, or an end that a release scheduled. */
export async function takeOffSchedule(change: PublicChange): Promise<void> {
  const { kind, db, item, now } = change;
  await unmarkLive(db, kind.bizType, item.id, now);
  const status = statusAt(item, now);
  if (status === "published") {
    const liveUntil = await endOfPublic(change);
    const publishedVersionNo = publishedVersionAt(item, now);
    await patch(change, { publishedVersionNo, scheduledAt: null, liveUntil });
    return;
  }
  await kind.hide(db, item.id);
  const dated = item.publishedAt !== null && item.publishedAt <= now;
  await patch(change, {
    ...stateAfter("unschedule", { status }),
    publishedVersionNo: null,
    publishedAt: dated ? item.publishedAt : null,
    scheduledAt: null,
    liveFrom: null,
    liveUntil: null,
  });
}

/** Takes the record off the site now. */
export async function takeOffline(change: PublicChange): Promise<void> {
  const { kind, db, item, now } = change;
  await unmarkLive(db, kind.bizType, item.id, now);
  await kind.hide(db, item.id);
  await patch(change, {
    ...stateAfter("offline", { status: statusAt(item, now) }),
    publishedVersionNo: null,
    scheduledAt: nextVersionAt(item, now) === null ? item.scheduledAt : null,
    liveFrom: null,
    liveUntil: null,
  });
  const versionNo = publishedVersionAt(item, now);
  if (versionNo !== null) await tellWebhooks(change, "offline", versionNo);
}

async function tellWebhooks(
  { db, kind, item, now }: PublicChange,
  what: "published" | "offline",
  versionNo: number,
): Promise<void> {
  const { bizType } = kind;
  await queuePublication(db, what, { bizType, id: item.id, title: item.title, versionNo }, now);
}

async function verifyApproval(
  { db, kind, item, now }: PublicChange,
  versionNo: number,
  liveFrom: Date,
): Promise<void> {
  await assertApprovedAsIs(db, kind, item, now, versionNo);
  await unmarkLive(db, kind.bizType, item.id, now);
  await markLive(db, kind.bizType, item.id, versionNo, liveFrom);
}

/** When the public version expires by itself, after what was scheduled is taken back. */
async function endOfPublic({ kind, db, item, now }: PublicChange): Promise<Date | null> {
  const versionNo = publishedVersionAt(item, now);
  if (!kind.revisions || versionNo === null) return item.liveUntil;
  return kind.revisions.hide(db, item, versionNo, now);
}

async function showFrom(
  change: PublicChange,
  action: WorkflowAction,
  { versionNo, liveFrom }: { versionNo: number; liveFrom: Date },
  hold?: Hold,
): Promise<void> {
  const { kind, db, item, now } = change;
  const publishedAt = firstPublication(change, liveFrom);
  const liveUntil = await kind.show(db, item, { versionNo, liveFrom, publishedAt });
  assertEndsAfter(liveUntil, liveFrom);
  await patch(change, {
    ...stateAfter(action, { status: statusAt(item, now) }),
    publishedVersionNo: versionNo,
    publishedAt,
    scheduledAt: liveFrom > now ? liveFrom : null,
    liveFrom,
    liveUntil,
    ...hold,
  });
}

/** The record's date, which later publications keep. */
function firstPublication({ item, now }: PublicChange, liveFrom: Date): Date {
  return item.publishedAt !== null && item.publishedAt <= now ? item.publishedAt : liveFrom;
}

function assertEndsAfter(liveUntil: Date | null, liveFrom: Date): void {
  if (liveUntil !== null && liveUntil <= liveFrom) {
    throw invalidDate("offlineAt", messages.workflow.offlineFirst);
  }
}

function invalidDate(field: "scheduledAt" | "offlineAt", message: string): AppError {
  return new AppError("VALIDATION_FAILED", message, {
    fieldErrors: [{ field, code: field === "offlineAt" ? "minimum" : "maximum", message }],
  });
}

async function patch({ kind, db, item, actor, now }: PublicChange, changes: StatePatch) {
  await kind.patch(db, item.id, changes, actor, now);
}
