/** The states of reviewed content: what each action needs and does, as the server's state machine has it. */
import { numberOf, textOf, type Row, type Values } from "./values.ts";

/** An action of the fake's workflow; it has neither transfers nor circulation. */
export type Action = keyof typeof rules;

interface Rule {
  status?: readonly string[];
  /** Whether a review has to be running. */
  running?: boolean;
  /** The permission beside `act`; an assignee needs a task instead. */
  requires: "update" | "publish" | "assignee";
  /** Condition on the versions. */
  versions?: "headNotApproved" | "approvedNotLive" | "notLive";
}

const releasable = ["approved", "scheduled", "published", "offline"];
const decision: Rule = { running: true, requires: "assignee" };

/** In the order in which screens offer them. */
const rules = {
  submit: { running: false, requires: "update", versions: "headNotApproved" },
  withdraw: { running: true, requires: "update" },
  approve: decision,
  reject: decision,
  return: decision,
  publish: { status: releasable, requires: "publish", versions: "approvedNotLive" },
  schedule: { status: releasable, requires: "publish", versions: "approvedNotLive" },
  unschedule: { status: ["scheduled"], requires: "publish", versions: "notLive" },
  offline: { status: ["published"], requires: "publish" },
} satisfies Record<string, Rule>;

/** Whether the fake has an action. */
export function isAction(name: string): name is Action {
  return name in rules;
}

/** Every action in order. */
export const actions = Object.keys(rules).filter(isAction);

/** The rule of an action. */
export function ruleOf(action: Action): Rule {
  return rules[action];
}

/** The status with what has happened by the clock alone. */
export function statusAt(row: Row, now: string): string {
  const status = textOf(row, "status");
  const from = textOf(row, "liveFrom");
  if (status === "scheduled" && from !== "" && from <= now) return "published";
  return status;
}

/** Whether the states and versions allow an action, whoever performs it. */
export function isPossible(action: Action, row: Row, now: string): boolean {
  const { status: from, running, versions }: Rule = rules[action];
  const status = statusAt(row, now);
  if (from !== undefined && !from.includes(status)) return false;
  if (running !== undefined && running !== (row["reviewStatus"] === "running")) return false;
  const approved = row["approvedVersionNo"];
  if (versions === "headNotApproved") return approved !== row["headVersionNo"];
  if (versions === "notLive") return status !== "published";
  if (versions === undefined) return true;
  return (
    typeof approved === "number" &&
    (status !== "published" || approved !== row["publishedVersionNo"])
  );
}

/** Publication and review in one word, for lists. */
export function displayStatus(row: Row, now: string): string {
  const status = statusAt(row, now);
  const review = textOf(row, "reviewStatus");
  if (status === "published") {
    if (review === "running") return "publishedReviewing";
    return row["headVersionNo"] === row["publishedVersionNo"] ? "published" : "publishedChanged";
  }
  if (status === "scheduled") return "scheduled";
  if (review === "running") return "reviewing";
  if (status === "offline") return "offline";
  return review === "none" ? "draft" : review;
}

/** The states of content that has just been made. */
export const newState: Values = {
  status: "draft",
  reviewStatus: "none",
  headVersionNo: 1,
  approvedVersionNo: null,
  publishedVersionNo: null,
  liveFrom: null,
  round: 0,
  publicCopy: null,
  lastPublicNo: null,
};

/** What an edit does to the states: an approval that nobody has published ends. */
export function stateAfterEdit(row: Row): Values {
  return {
    headVersionNo: numberOf(row, "headVersionNo") + 1,
    approvedVersionNo: row["publishedVersionNo"] ?? null,
    status: row["status"] === "approved" ? "draft" : row["status"],
    reviewStatus: row["reviewStatus"] === "approved" ? "none" : row["reviewStatus"],
  };
}
