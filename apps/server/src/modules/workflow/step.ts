import { TRANSITIONS, isPossible, type WorkflowAction } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { assertVersion, type Actor, type ContentItem, type ContentKind } from "./content-kind.ts";
import { noteHistory, type HistoryEvent } from "./history.ts";

export type StepBody = components["schemas"]["ActBody"];

/** The context of an action, inside one transaction that holds the record. */
export interface Step {
  readonly db: Db;
  readonly kind: ContentKind;
  readonly item: ContentItem;
  readonly body: StepBody;
  readonly actor: Actor;
  readonly now: Date;
}

/** @throws AppError `FORBIDDEN` when the actor lacks the permission. */
export function assertPermission({ kind, body, actor }: Step): void {
  const { right } = TRANSITIONS[body.action];
  if (right === "assignee" || right === "receiver") return;
  if (!actor.may(`${kind.permissions}:${right}`)) {
    throw new AppError("FORBIDDEN", messages.workflow.forbidden);
  }
}

/** @throws AppError `COMMENT_REQUIRED` when a required comment is missing. */
export function assertComment({ body }: Step): void {
  if (TRANSITIONS[body.action].comment && (body.comment ?? "").trim() === "") {
    throw new AppError("COMMENT_REQUIRED", messages.workflow.sayWhy, {
      fieldErrors: [{ field: "comment", code: "required", message: messages.workflow.sayWhy }],
    });
  }
}

/** @throws AppError `VERSION_CONFLICT` when the action is based on an older record. */
export async function assertStepVersion(step: Step): Promise<void> {
  const { kind, db, item, body, actor, now } = step;
  await assertVersion(kind, db, item, body.version, actor, now);
}

/** @throws AppError (409) with the reason why the record's state does not allow the action. */
export function assertPossible({ item, body, now }: Step): void {
  if (isPossible(body.action, item, now)) return;
  const refusal = refusals[body.action];
  throw refusal(item);
}

/** Adds the action to the record's timeline. */
export async function note(
  step: Step,
  event: Omit<HistoryEvent, "action" | "comment">,
): Promise<void> {
  const { db, kind, item, body, actor, now } = step;
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
  step: Step,
  patch: Parameters<ContentKind["patch"]>[2],
): Promise<void> {
  await step.kind.patch(step.db, step.item.id, patch, step.actor, step.now);
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
