import { heldByRelease, isPossible } from "../../content/workflow.ts";
import { TRANSITIONS, type WorkflowAction } from "../../content/workflow-transitions.ts";
import type { Db } from "../../db/db.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import {
  assertContentVersion,
  type Actor,
  type ContentItem,
  type ContentKind,
} from "./content-kind.ts";
import { noteHistory, type HistoryEvent } from "./history.ts";

export type ActionBody = components["schemas"]["ActBody"];

/** The context of an action, inside one transaction that holds the record. */
export interface ActionContext {
  readonly db: Db;
  readonly kind: ContentKind;
  readonly item: ContentItem;
  readonly body: ActionBody;
  readonly actor: Actor;
  readonly now: Date;
}

/** @throws AppError `FORBIDDEN` when the actor lacks the permission. */
export function assertPermission({ kind, body, actor }: ActionContext): void {
  const { requires } = TRANSITIONS[body.action];
  if (requires === "assignee" || requires === "receiver") return;
  if (!actor.may(`${kind.permissions}:${requires}`)) {
    throw new AppError("FORBIDDEN", messages.workflow.forbidden);
  }
}

/** @throws AppError `COMMENT_REQUIRED` when a required comment is missing. */
export function assertComment({ body }: ActionContext): void {
  if (TRANSITIONS[body.action].comment && (body.comment ?? "").trim() === "") {
    throw new AppError("COMMENT_REQUIRED", messages.workflow.sayWhy, {
      fieldErrors: [{ field: "comment", code: "required", message: messages.workflow.sayWhy }],
    });
  }
}

/** @throws AppError `VERSION_CONFLICT` when the action is based on an older record. */
export async function assertActionVersion(ctx: ActionContext): Promise<void> {
  const { kind, db, item, body, actor, now } = ctx;
  await assertContentVersion(kind, db, item, body.version, actor, now);
}

/** @throws AppError (409) with the reason why the record's state does not allow the action. */
export function assertPossible({ item, body, now }: ActionContext): void {
  if (isPossible(body.action, item, now)) return;
  if (TRANSITIONS[body.action].heldByRelease && heldByRelease(item, now) !== null) {
    throw new AppError("IN_USE", messages.workflow.inRelease, { result: { releases: 1 } });
  }
  const refusal = refusals[body.action];
  throw refusal(item);
}

/** Adds the action to the record's timeline. */
export async function note(
  ctx: ActionContext,
  event: Omit<HistoryEvent, "action" | "comment">,
): Promise<void> {
  const { db, kind, item, body, actor, now } = ctx;
  const record = { bizType: kind.bizType, bizId: item.id };
  await noteHistory(
    db,
    record,
    { ...event, action: body.action, comment: body.comment },
    actor,
    now,
  );
}

export async function patchItem(
  ctx: ActionContext,
  patch: Parameters<ContentKind["patch"]>[2],
): Promise<void> {
  await ctx.kind.patch(ctx.db, ctx.item.id, patch, ctx.actor, ctx.now);
}

type Refusal = (item: ContentItem) => AppError;

const notRunning: Refusal = () =>
  new AppError("REVIEW_NOT_RUNNING", messages.workflow.noReviewLook);
const notApproved: Refusal = (item) =>
  item.approvedVersionNo === null
    ? new AppError("NOT_APPROVED_VERSION", messages.workflow.notApproved)
    : new AppError("NOT_APPROVED_VERSION", messages.workflow.nothingToPublish);
const notLive: Refusal = () => new AppError("NOT_APPROVED_VERSION", messages.workflow.wrongStatus);
const cannotSubmit: Refusal = (item) =>
  item.reviewStatus === "running"
    ? new AppError("REVIEW_RUNNING", messages.workflow.reviewRunning)
    : new AppError("DUPLICATE", messages.workflow.approvedAlready);

const refusals: Readonly<Record<WorkflowAction, Refusal>> = {
  submit: cannotSubmit,
  withdraw: notRunning,
  approve: notRunning,
  reject: notRunning,
  return: notRunning,
  transfer: notRunning,
  circulate: notLive,
  markRead: notLive,
  publish: notApproved,
  schedule: notApproved,
  unschedule: notLive,
  offline: notLive,
};
