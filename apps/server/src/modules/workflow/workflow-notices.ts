import { holdersOf } from "../notifications/holders-of.ts";
import { noticePlaces } from "../notifications/notice-places.ts";
import { notify, type Notice } from "../notifications/notify.ts";
import type { ActionContext } from "./action-context.ts";
import { versionAuthors } from "./version-authors.ts";

/** Notifies the assignees of new tasks. */
export async function notifyAssignees(
  ctx: ActionContext,
  tasks: readonly { id: string; assigneeId: string }[],
): Promise<void> {
  const taskOf = new Map(tasks.map(({ id, assigneeId }) => [assigneeId, id]));
  const { kind, item } = ctx;
  const place = (userId: string) =>
    noticePlaces.task(kind.bizType, taskOf.get(userId) ?? "", item.id);
  await notifyOf(ctx, "taskAssigned", taskOf.keys(), place);
}

/** Notifies the authors of how a round ended, and after an approval those who publish. */
export async function notifyOutcome(
  ctx: ActionContext,
  kind: "approved" | "rejected" | "returned",
  authorIds: readonly string[],
): Promise<void> {
  const { bizType } = ctx.kind;
  const authors = new Set([ctx.item.createdBy, ...authorIds]);
  const place = kind === "approved" ? noticePlaces.record : noticePlaces.editor;
  await notifyOf(ctx, kind, authors, place(bizType, ctx.item.id));
  if (kind === "approved") await notifyPublishers(ctx);
}

/** Notifies those who may publish of a version that waits for it. */
export async function notifyPublishers(ctx: ActionContext): Promise<void> {
  const { kind, item, db } = ctx;
  const publishers = await holdersOf(db, `${kind.permissions}:publish`);
  await notifyOf(ctx, "readyToPublish", publishers, noticePlaces.record(kind.bizType, item.id));
}

/** Notifies the authors of what was decided about the publication of their version. */
export async function notifyPublication(
  ctx: ActionContext,
  kind: "published" | "scheduled" | "offline",
  versionNo: number,
  at?: Date,
): Promise<void> {
  const { db, item } = ctx;
  const { bizType } = ctx.kind;
  const authors = await versionAuthors(db, bizType, item, versionNo);
  const detail = at?.toISOString();
  await notifyOf(ctx, kind, authors, noticePlaces.record(bizType, item.id), detail);
}

/** Notifies the people that a version was circulated to. */
export async function notifyReceivers(
  ctx: ActionContext,
  receiverIds: readonly string[],
): Promise<void> {
  const place = noticePlaces.record(ctx.kind.bizType, ctx.item.id);
  await notifyOf(ctx, "circulated", receiverIds, place);
}

async function notifyOf(
  { db, kind, item, body, actor, now }: ActionContext,
  noticeKind: Notice["kind"],
  to: Iterable<string>,
  place: Notice["place"],
  detail: string | undefined = body.comment,
): Promise<void> {
  const record = { bizType: kind.bizType, bizId: item.id, title: item.title };
  await notify(db, { kind: noticeKind, to, ...record, detail, place, by: actor, now });
}
