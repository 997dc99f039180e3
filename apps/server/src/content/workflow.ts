import type { components } from "../generated/schema.ts";

export type WorkflowAction = components["schemas"]["WorkflowAction"];
export type ContentStatus = components["schemas"]["ContentStatus"];
export type ReviewStatus = components["schemas"]["ReviewStatus"];
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

/** A row of the state machine: when an action is possible, who may perform it and what it sets. */
export interface Transition {
  readonly status: readonly ContentStatus[];
  readonly reviewStatus: readonly ReviewStatus[];
  readonly requires: "update" | "publish" | "circulate" | "assignee" | "receiver";
  readonly comment: boolean;
  /** A condition on versions besides the two states. */
  readonly versions?: "headNotApproved" | "approvedNotLive";
  /** A state that is missing stays. `approve` sets it after the last node only. */
  readonly next: NextState;
}

/** `ofDraft` is the status that a draft gets, while any other stays. */
interface NextState {
  readonly status?: ContentStatus;
  readonly reviewStatus?: ReviewStatus;
  readonly ofDraft?: ContentStatus;
}

const ANY_STATUS: readonly ContentStatus[] = [
  "draft",
  "approved",
  "scheduled",
  "published",
  "offline",
];
const ANY_REVIEW: readonly ReviewStatus[] = [
  "none",
  "running",
  "approved",
  "rejected",
  "returned",
  "withdrawn",
];
const NOT_RUNNING = ANY_REVIEW.filter((status) => status !== "running");

const decision = { status: ANY_STATUS, reviewStatus: ["running"], requires: "assignee" } as const;

/**
 * The state machine of articles and article types. `status` is the stored one with scheduled changes applied. A
 * published record stays published through later rounds, so a review never changes `published`.
 */
export const TRANSITIONS: Readonly<Record<WorkflowAction, Transition>> = {
  submit: {
    status: ANY_STATUS,
    reviewStatus: NOT_RUNNING,
    requires: "update",
    comment: false,
    versions: "headNotApproved",
    next: { reviewStatus: "running" },
  },
  withdraw: {
    status: ANY_STATUS,
    reviewStatus: ["running"],
    requires: "update",
    comment: false,
    next: { reviewStatus: "withdrawn" },
  },
  approve: { ...decision, comment: false, next: { reviewStatus: "approved", ofDraft: "approved" } },
  reject: { ...decision, comment: true, next: { reviewStatus: "rejected" } },
  return: { ...decision, comment: true, next: { reviewStatus: "returned" } },
  transfer: { ...decision, comment: true, next: {} },
  circulate: {
    status: ANY_STATUS,
    reviewStatus: ANY_REVIEW,
    requires: "circulate",
    comment: false,
    next: {},
  },
  markRead: {
    status: ANY_STATUS,
    reviewStatus: ANY_REVIEW,
    requires: "receiver",
    comment: false,
    next: {},
  },
  publish: {
    status: ["approved", "scheduled", "published", "offline"],
    reviewStatus: ANY_REVIEW,
    requires: "publish",
    comment: false,
    versions: "approvedNotLive",
    next: { status: "published" },
  },
  schedule: {
    status: ["approved", "scheduled", "offline"],
    reviewStatus: ANY_REVIEW,
    requires: "publish",
    comment: false,
    versions: "approvedNotLive",
    next: { status: "scheduled" },
  },
  unschedule: {
    status: ["scheduled"],
    reviewStatus: ANY_REVIEW,
    requires: "publish",
    comment: false,
    next: { status: "approved" },
  },
  offline: {
    status: ["published"],
    reviewStatus: ANY_REVIEW,
    requires: "publish",
    comment: false,
    next: { status: "offline" },
  },
};

/** An approval was for another version. */
export const REVIEW_AFTER_EDIT: Partial<Record<ReviewStatus, ReviewStatus>> = { approved: "none" };

/** What was only scheduled has never been public, so it does not become offline. */
export const STATUS_IN_TRASH: Partial<Record<ContentStatus, ContentStatus>> = {
  published: "offline",
  scheduled: "approved",
};

/** Status changes by time alone; see `statusAt`. */
export const TIMED_TRANSITIONS: readonly (readonly [ContentStatus, ContentStatus])[] = [
  ["scheduled", "published"],
  ["published", "offline"],
];

/** In the order in which screens offer them. */
export const WORKFLOW_ACTIONS = [
  "submit",
  "withdraw",
  "approve",
  "reject",
  "return",
  "transfer",
  "circulate",
  "markRead",
  "publish",
  "schedule",
  "unschedule",
  "offline",
] as const satisfies readonly WorkflowAction[];

/** Applies scheduled changes to the stored status: no job has to run at the scheduled time. */
export function statusAt(state: StoredState, now: Date): ContentStatus {
  if (state.status !== "scheduled" && state.status !== "published") return state.status;
  if (state.liveUntil !== null && state.liveUntil <= now) return "offline";
  return state.liveFrom !== null && state.liveFrom > now ? "scheduled" : "published";
}

export function stateAfter(
  action: WorkflowAction,
  { status }: Pick<StoredState, "status">,
): { status?: ContentStatus; reviewStatus?: ReviewStatus } {
  const { ofDraft, ...next } = TRANSITIONS[action].next;
  return status === "draft" && ofDraft !== undefined ? { ...next, status: ofDraft } : next;
}

/** Whether the states and versions allow an action, whoever performs it. */
export function isPossible(action: WorkflowAction, state: StoredState, now: Date): boolean {
  const transition = TRANSITIONS[action];
  const status = statusAt(state, now);
  return (
    transition.status.includes(status) &&
    transition.reviewStatus.includes(state.reviewStatus) &&
    versionsAllow(transition.versions, state, status)
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
    return state.headVersionNo === state.publishedVersionNo ? "published" : "publishedChanged";
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

function versionsAllow(
  condition: Transition["versions"],
  state: StoredState,
  status: ContentStatus,
): boolean {
  if (condition === "headNotApproved") return state.headVersionNo !== state.approvedVersionNo;
  if (condition === "approvedNotLive") {
    const { approvedVersionNo, publishedVersionNo } = state;
    return (
      approvedVersionNo !== null &&
      (status !== "published" || approvedVersionNo !== publishedVersionNo)
    );
  }
  return true;
}
