import type { components } from "../generated/schema.ts";

export type WorkflowAction = components["schemas"]["WorkflowAction"];
export type ContentStatus = components["schemas"]["ContentStatus"];
export type ReviewStatus = components["schemas"]["ReviewStatus"];

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
