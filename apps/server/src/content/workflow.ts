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

/** A row of the state machine: when an action is possible, who may perform it and what it sets. */
export interface Transition {
  readonly status: readonly ContentStatus[];
  readonly reviewStatus: readonly ReviewStatus[];
  readonly requires: "update" | "publish" | "circulate" | "assignee" | "receiver";
  readonly comment: boolean;
  /** A condition on versions besides the two states. */
  readonly versions?: "headNotApproved" | "approvedNotLive" | "approvedSchedulable" | "scheduled";
  /** Only the release decides while a scheduled one holds the record. */
  readonly heldByRelease?: true;
  /** A state that is missing stays. `approve` sets it after the last node only. */
  readonly next: NextState;
}

interface NextState {
  /** By the status before; one that is missing stays. */
  readonly status?: Partial<Record<ContentStatus, ContentStatus>>;
  readonly reviewStatus?: ReviewStatus;
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
  approve: {
    ...decision,
    comment: false,
    next: { reviewStatus: "approved", status: { draft: "approved" } },
  },
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
    heldByRelease: true,
    next: {
      status: {
        approved: "published",
        scheduled: "published",
        published: "published",
        offline: "published",
      },
    },
  },
  // What is published stays so until the approved version replaces it.
  schedule: {
    status: ["approved", "scheduled", "published", "offline"],
    reviewStatus: ANY_REVIEW,
    requires: "publish",
    comment: false,
    versions: "approvedSchedulable",
    heldByRelease: true,
    next: { status: { approved: "scheduled", scheduled: "scheduled", offline: "scheduled" } },
  },
  unschedule: {
    status: ["scheduled", "published"],
    reviewStatus: ANY_REVIEW,
    requires: "publish",
    comment: false,
    versions: "scheduled",
    heldByRelease: true,
    next: { status: { scheduled: "approved" } },
  },
  offline: {
    status: ["published"],
    reviewStatus: ANY_REVIEW,
    requires: "publish",
    comment: false,
    next: { status: { published: "offline" } },
  },
};

/** After an edit, or once an approval has ended: a record whose version nobody has published is a draft again. */
export const STATE_AFTER_APPROVAL: {
  readonly status: Partial<Record<ContentStatus, ContentStatus>>;
  readonly reviewStatus: Partial<Record<ReviewStatus, ReviewStatus>>;
} = { status: { approved: "draft" }, reviewStatus: { approved: "none" } };

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
