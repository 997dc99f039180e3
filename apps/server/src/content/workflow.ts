import type { components } from "../generated/schema.ts";
import {
  TRANSITIONS,
  WORKFLOW_ACTIONS,
  type ContentStatus,
  type ReviewStatus,
  type Transition,
  type WorkflowAction,
} from "./workflow-transitions.ts";

/** Combines content and review status. */
export type DisplayStatus = components["schemas"]["DisplayStatus"];
export type RecordAction = components["schemas"]["RecordAction"];

export interface StoredState {
  readonly status: ContentStatus;
  readonly reviewStatus: ReviewStatus;
  readonly headVersionNo: number;
  readonly approvedVersionNo: number | null;
  readonly publishedVersionNo: number | null;
  readonly liveFrom: Date | null;
  readonly liveUntil: Date | null;
  /**
   * The version that replaces the published one at `nextLiveFrom`, without a write at that time. Undefined for a kind
   * whose revisions cannot be scheduled.
   */
  readonly nextVersionNo?: number | null | undefined;
  readonly nextLiveFrom?: Date | null | undefined;
  /** The release that changes it at `releaseAt`; until then nobody publishes or schedules it by itself. */
  readonly releaseId?: string | null | undefined;
  readonly releaseAt?: Date | null | undefined;
  /** The approval is for another form, type or flow than the present one. */
  readonly approvalOutdated?: boolean;
}

/** What the caller may do, and what is assigned to them. */
export interface CallerPermissions {
  readonly update: boolean;
  readonly delete: boolean;
  readonly act: boolean;
  readonly publish: boolean;
  readonly circulate: boolean;
  /** A task of the running round is assigned to the caller. */
  readonly isAssignee: boolean;
  /** Something unread was circulated to the caller. */
  readonly isReceiver: boolean;
}

/** Applies scheduled changes to the stored status: no job has to run at the scheduled time. */
export function statusAt(state: StoredState, now: Date): ContentStatus {
  if (state.status !== "scheduled" && state.status !== "published") return state.status;
  if (state.liveUntil !== null && state.liveUntil <= now) return "offline";
  return state.liveFrom !== null && state.liveFrom > now ? "scheduled" : "published";
}

/** The version that the public sees, or will see first. */
export function publishedVersionAt(state: StoredState, now: Date): number | null {
  const { nextVersionNo = null, nextLiveFrom = null } = state;
  const replaced = nextVersionNo !== null && nextLiveFrom !== null && nextLiveFrom <= now;
  return replaced ? nextVersionNo : state.publishedVersionNo;
}

/** The revision that is to replace the published version; null when none is, or it has. */
export function nextVersionAt(state: StoredState, now: Date): number | null {
  const { nextVersionNo = null, nextLiveFrom = null } = state;
  return nextLiveFrom !== null && nextLiveFrom > now && statusAt(state, now) === "published"
    ? nextVersionNo
    : null;
}

/** The scheduled release that holds the record until its date. */
export function heldByRelease(state: StoredState, now: Date): string | null {
  const { releaseId = null, releaseAt = null } = state;
  return releaseAt !== null && releaseAt > now ? releaseId : null;
}

/** @param status The one before, with scheduled changes applied. */
export function stateAfter(
  action: WorkflowAction,
  { status }: Pick<StoredState, "status">,
): { status?: ContentStatus; reviewStatus?: ReviewStatus } {
  const { status: byStatus, ...next } = TRANSITIONS[action].next;
  const after = byStatus?.[status];
  return after === undefined ? next : { ...next, status: after };
}

/** Whether the states and versions allow an action, whoever performs it. */
export function isPossible(action: WorkflowAction, state: StoredState, now: Date): boolean {
  const transition = TRANSITIONS[action];
  const status = statusAt(state, now);
  return (
    transition.status.includes(status) &&
    transition.reviewStatus.includes(state.reviewStatus) &&
    (transition.heldByRelease === undefined || heldByRelease(state, now) === null) &&
    versionsAllow(transition.versions, state, now)
  );
}

/** What the caller may do with the record now: permission and state. */
export function allowedActions(
  state: StoredState,
  caller: CallerPermissions,
  now: Date,
): RecordAction[] {
  const steps = WORKFLOW_ACTIONS.filter(
    (action) => caller.act && isPermitted(action, caller) && isPossible(action, state, now),
  );
  const running = state.reviewStatus === "running";
  const mayUpdate = caller.update && !running;
  const mayDelete = caller.delete && !running && (caller.publish || !isLiveOrScheduled(state, now));
  return [
    ...steps,
    ...(mayUpdate ? ["update" as const] : []),
    ...(mayDelete ? ["delete" as const] : []),
  ];
}

/** Whether removing the record would undo a publisher's decision. */
export function isLiveOrScheduled(state: StoredState, now: Date): boolean {
  return ["published", "scheduled"].includes(statusAt(state, now));
}

/** For lists and filters. */
export function displayStatus(state: StoredState, now: Date): DisplayStatus {
  const status = statusAt(state, now);
  const running = state.reviewStatus === "running";
  if (status === "published") {
    if (running) return "publishedReviewing";
    return state.headVersionNo === publishedVersionAt(state, now)
      ? "published"
      : "publishedChanged";
  }
  if (status === "scheduled") return "scheduled";
  if (running) return "reviewing";
  if (status === "offline") return "offline";
  if (state.reviewStatus === "none") return "draft";
  return state.reviewStatus;
}

function isPermitted(action: WorkflowAction, caller: CallerPermissions): boolean {
  const { requires } = TRANSITIONS[action];
  if (requires === "assignee") return caller.isAssignee;
  if (requires === "receiver") return caller.isReceiver;
  return caller[requires];
}

function versionsAllow(condition: Transition["versions"], state: StoredState, now: Date): boolean {
  const { approvalOutdated = false } = state;
  switch (condition) {
    case "headNotApproved":
      return approvalOutdated || state.headVersionNo !== state.approvedVersionNo;
    case "approvedNotLive":
      return !approvalOutdated && isApprovedNotLive(state, now);
    case "approvedSchedulable":
      return (
        !approvalOutdated &&
        isApprovedNotLive(state, now) &&
        (isRevisable(state) || !isLive(state, now))
      );
    case "scheduled":
      return !isLive(state, now) || nextVersionAt(state, now) !== null;
    default:
      return true;
  }
}

/** Whether there is an approved version that is not what the public sees now. */
export function isApprovedNotLive(state: StoredState, now: Date): boolean {
  const { approvedVersionNo } = state;
  if (approvedVersionNo === null) return false;
  return !isLive(state, now) || approvedVersionNo !== publishedVersionAt(state, now);
}

function isLive(state: StoredState, now: Date): boolean {
  return statusAt(state, now) === "published";
}

function isRevisable({ nextVersionNo }: StoredState): boolean {
  return nextVersionNo !== undefined;
}
