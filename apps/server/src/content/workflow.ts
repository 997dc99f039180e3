import type { components } from "../generated/schema.ts";

/** A step through review and publication. */
export type WorkflowAction = components["schemas"]["WorkflowAction"];
/** How far a record has come on its way to the public. */
export type ContentStatus = components["schemas"]["ContentStatus"];
/** How the current round of review stands. */
export type ReviewStatus = components["schemas"]["ReviewStatus"];
/** Both in one word. */
export type DisplayStatus = components["schemas"]["DisplayStatus"];
/** What a caller may do with a record: the steps, changing and deleting it. */
export type RecordAction = components["schemas"]["RecordAction"];

/** Where a record stands, as stored. */
export interface StoredState {
  readonly status: ContentStatus;
  readonly reviewStatus: ReviewStatus;
  readonly headVersionNo: number;
  readonly approvedVersionNo: number | null;
  readonly publishedVersionNo: number | null;
  readonly liveFrom: Date | null;
  readonly liveUntil: Date | null;
}

/** What the caller is allowed, and what was handed to them. */
export interface Rights {
  readonly update: boolean;
  readonly delete: boolean;
  readonly act: boolean;
  readonly publish: boolean;
  readonly circulate: boolean;
  /** A task of the running round waits for the caller. */
  readonly isAssignee: boolean;
  /** Something was circulated to the caller and not read yet. */
  readonly isReceiver: boolean;
}

/** One row of the state machine: when a step is possible, who may take it and where it leads. */
export interface Transition {
  readonly status: readonly ContentStatus[];
  readonly reviewStatus: readonly ReviewStatus[];
  readonly right: "update" | "publish" | "circulate" | "assignee" | "receiver";
  readonly comment: boolean;
  /** A condition on the versions besides the two states. */
  readonly versions?: "headNotApproved" | "approvedNotLive";
  /** What it sets; a state left out stays. `approve` leads there from the last node alone. */
  readonly next: NextState;
}

/** Where a step leads. `ofDraft` is the status that a draft gets, while any other stays. */
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

const decision = { status: ANY_STATUS, reviewStatus: ["running"], right: "assignee" } as const;

/**
 * The state machine, the same for articles and article types. `status` is the one that the clock makes of the stored
 * one. A live record stays live through later rounds, so a review never changes `published`.
 */
export const TRANSITIONS: Readonly<Record<WorkflowAction, Transition>> = {
  submit: {
    status: ANY_STATUS,
    reviewStatus: NOT_RUNNING,
    right: "update",
    comment: false,
    versions: "headNotApproved",
    next: { reviewStatus: "running" },
  },
  withdraw: {
    status: ANY_STATUS,
    reviewStatus: ["running"],
    right: "update",
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
    right: "circulate",
    comment: false,
    next: {},
  },
  markRead: {
    status: ANY_STATUS,
    reviewStatus: ANY_REVIEW,
    right: "receiver",
    comment: false,
    next: {},
  },
  publish: {
    status: ["approved", "scheduled", "published", "offline"],
    reviewStatus: ANY_REVIEW,
    right: "publish",
    comment: false,
    versions: "approvedNotLive",
    next: { status: "published" },
  },
  schedule: {
    status: ["approved", "scheduled", "offline"],
    reviewStatus: ANY_REVIEW,
    right: "publish",
    comment: false,
    versions: "approvedNotLive",
    next: { status: "scheduled" },
  },
  unschedule: {
    status: ["scheduled"],
    reviewStatus: ANY_REVIEW,
    right: "publish",
    comment: false,
    next: { status: "approved" },
  },
  offline: {
    status: ["published"],
    reviewStatus: ANY_REVIEW,
    right: "publish",
    comment: false,
    next: { status: "offline" },
  },
};

/** What a change of the record makes of its review: an approval was of another version. */
export const REVIEW_AFTER_EDIT: Partial<Record<ReviewStatus, ReviewStatus>> = { approved: "none" };

/** What the trash makes of a status: what was only planned has never been public, so it is not offline. */
export const STATUS_IN_TRASH: Partial<Record<ContentStatus, ContentStatus>> = {
  published: "offline",
  scheduled: "approved",
};

/** What time alone makes of a status; see `statusAt`. */
export const BY_THE_CLOCK: readonly (readonly [ContentStatus, ContentStatus])[] = [
  ["scheduled", "published"],
  ["published", "offline"],
];

/** Every step, in the order in which screens offer them. */
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

/** The status that the clock makes of the stored one: nothing has to run at the planned moment. */
export function statusAt(state: StoredState, now: Date): ContentStatus {
  if (state.status !== "scheduled" && state.status !== "published") return state.status;
  if (state.liveUntil !== null && state.liveUntil <= now) return "offline";
  return state.liveFrom !== null && state.liveFrom > now ? "scheduled" : "published";
}

/** The states that a step changes. */
export function stateAfter(
  action: WorkflowAction,
  { status }: Pick<StoredState, "status">,
): { status?: ContentStatus; reviewStatus?: ReviewStatus } {
  const { ofDraft, ...next } = TRANSITIONS[action].next;
  return status === "draft" && ofDraft !== undefined ? { ...next, status: ofDraft } : next;
}

/** Whether the states and versions allow a step, whoever takes it. */
export function isPossible(action: WorkflowAction, state: StoredState, now: Date): boolean {
  const transition = TRANSITIONS[action];
  const status = statusAt(state, now);
  return (
    transition.status.includes(status) &&
    transition.reviewStatus.includes(state.reviewStatus) &&
    versionsAllow(transition.versions, state, status)
  );
}

/** What the caller may do with the record now: right ∩ state. */
export function allowedActions(state: StoredState, rights: Rights, now: Date): RecordAction[] {
  const steps = WORKFLOW_ACTIONS.filter(
    (action) => rights.act && hasRight(action, rights) && isPossible(action, state, now),
  );
  const running = state.reviewStatus === "running";
  const mayUpdate = rights.update && !running;
  const mayDelete =
    rights.delete && !running && (rights.publish || !isPublishersMatter(state, now));
  return [
    ...steps,
    ...(mayUpdate ? ["update" as const] : []),
    ...(mayDelete ? ["delete" as const] : []),
  ];
}

/** Whether the record is live or planned to be, so that taking it away undoes what a publisher decided. */
export function isPublishersMatter(state: StoredState, now: Date): boolean {
  return ["published", "scheduled"].includes(statusAt(state, now));
}

/** Both states in one word, for lists and filters. */
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

function hasRight(action: WorkflowAction, rights: Rights): boolean {
  const { right } = TRANSITIONS[action];
  if (right === "assignee") return rights.isAssignee;
  if (right === "receiver") return rights.isReceiver;
  return rights[right];
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
