/** Review and publication: what `articlesAct` and `articleTypesAct` do. */
import type { FakeCall, Serve } from "./call.ts";
import { permissionsOf } from "./caller.ts";
import { isAction, isPossible, ruleOf, statusAt, type Action } from "./content-state.ts";
import { articleKind, taskOf, typeKind, type ContentKind } from "./content-views.ts";
import { contentOf, findVersion, note } from "./content-writes.ts";
import { refusedField, Refused } from "./refused.ts";
import { resources } from "./resources.ts";
import { checkVersion } from "./serve-resource.ts";
import { numberOf, textOf, textsOf, type Row, type Values } from "./values.ts";

const codes = {
  submit: "DUPLICATE",
  withdraw: "REVIEW_NOT_RUNNING",
  approve: "REVIEW_NOT_RUNNING",
  reject: "REVIEW_NOT_RUNNING",
  return: "REVIEW_NOT_RUNNING",
  publish: "NOT_APPROVED_VERSION",
  schedule: "NOT_APPROVED_VERSION",
  unschedule: "NOT_APPROVED_VERSION",
  offline: "NOT_APPROVED_VERSION",
} as const;

const decisions = { approve: "approved", reject: "rejected", return: "returned" } as const;

function act(kind: ContentKind): Serve {
  return (call) => {
    const action = textOf(call.input, "action");
    if (!isAction(action)) throw new Refused("NOT_IMPLEMENTED");
    const row = call.world.get(kind.table, recordOf(call));
    if (row["deletedAt"] != null) throw new Refused("NOT_FOUND");
    if (ruleOf(action).requires === "assignee") assertAssignee(call, kind, row, action);
    else assertPermitted(call, kind, action);
    const served = { table: kind.table, resource: resources[kind.table] ?? {} };
    checkVersion(call, served, row, call.input["version"]);
    assertPossible(row, action, call.world.now());
    const changes = steps[action](call, kind, row);
    const after = call.world.update(kind.table, row, changes, call.author);
    const { comment = null } = call.input;
    note(call, kind, after, { action, comment, scheduledAt: call.input["scheduledAt"] ?? null });
    return { id: after.id, version: after.version };
  };
}

function recordOf({ input, world }: FakeCall): unknown {
  return input["bizId"] ?? world.find("tasks", input["taskId"])?.["bizId"];
}

function assertPermitted(call: FakeCall, { permission }: ContentKind, action: Action): void {
  if (!call.may(`${permission}:${ruleOf(action).requires}`)) throw new Refused("FORBIDDEN");
}

/** @throws Refused `COMMENT_REQUIRED`, `TASK_ALREADY_HANDLED`, `SELF_APPROVAL`, `NOT_ASSIGNEE`. */
function assertAssignee(call: FakeCall, kind: ContentKind, row: Row, action: Action): void {
  if (action !== "approve" && textOf(call.input, "comment").trim() === "") {
    const fault = { field: "comment", code: "required", message: "is required" };
    throw new Refused("COMMENT_REQUIRED", { fieldErrors: [fault] });
  }
  if (taskOf(call, kind.table, row.id) !== undefined) return;
  const isDone = call.world
    .rows("tasks")
    .some(
      (task) =>
        task["bizId"] === row.id &&
        task["assigneeId"] === call.user?.id &&
        task["round"] === row["round"] &&
        task["status"] !== "pending",
    );
  if (isDone) throw new Refused("TASK_ALREADY_HANDLED");
  assertPossible(row, action, call.world.now());
  const isAuthor = authorsOf(call, row).includes(call.author.id);
  throw new Refused(isAuthor ? "SELF_APPROVAL" : "NOT_ASSIGNEE");
}

function assertPossible(row: Row, action: Action, now: string): void {
  if (isPossible(action, row, now)) return;
  const isRunning = action === "submit" && row["reviewStatus"] === "running";
  throw new Refused(isRunning ? "REVIEW_RUNNING" : codes[action]);
}

/** Everybody who wrote any version since the record was last public, and who made it. */
function authorsOf({ world }: FakeCall, row: Row): string[] {
  const versions = world
    .rows("versions")
    .filter((version) => version["recordId"] === row.id)
    .filter((version) => numberOf(version, "versionNo") > numberOf(row, "lastPublicNo"));
  return [...versions, row].map((version) => textOf(version, "createdBy"));
}

/** What an action changes of the record. */
const steps: Readonly<Record<Action, (call: FakeCall, kind: ContentKind, row: Row) => Values>> = {
  submit: (call, kind, row) => {
    const round = numberOf(row, "round") + 1;
    if (kind === articleKind && !needsReview(call, row)) return { ...approved(row), round };
    openTasks(call, kind, row, round);
    return { reviewStatus: "running", round };
  },
  withdraw: (call, kind, row) => endRound(call, kind, row, "withdrawn"),
  approve: (call, kind, row) => ({ ...endRound(call, kind, row, "approved"), ...approved(row) }),
  reject: (call, kind, row) => endRound(call, kind, row, "rejected"),
  return: (call, kind, row) => endRound(call, kind, row, "returned"),
  publish: (call, kind, row) => ({ ...release(call, kind, row), liveFrom: call.world.now() }),
  schedule: (call, kind, row) => {
    const at = textOf(call.input, "scheduledAt");
    if (at <= call.world.now())
      throw refusedField("scheduledAt", "minimum", "is not in the future");
    // A revision of something public would need a second public copy.
    if (statusAt(row, call.world.now()) === "published") throw new Refused("NOT_IMPLEMENTED");
    const { lastPublicNo = null } = row;
    return { ...release(call, kind, row), lastPublicNo, status: "scheduled", liveFrom: at };
  },
  unschedule: () => ({ status: "approved", publishedVersionNo: null, liveFrom: null }),
  offline: (_call, _kind, row) => ({
    status: "offline",
    publishedVersionNo: null,
    lastPublicNo: row["publishedVersionNo"],
  }),
};

/** Articles of a type that asks for no review are approved at once. */
function needsReview({ world }: FakeCall, row: Row): boolean {
  const type = world.find("articleTypes", row["typeId"]);
  return type?.["status"] !== "published" || type["requireReview"] !== false;
}

/** Asks every reviewer who wrote none of it. */
function openTasks(call: FakeCall, kind: ContentKind, row: Row, round: number): void {
  const { world, author } = call;
  const authors = new Set([...authorsOf(call, row), author.id]);
  const [reviewer] = world.rows("roles").filter(({ code }) => code === "reviewer");
  const people = world
    .rows("users")
    .filter((user) => user["status"] === "active" && !authors.has(user.id))
    .filter((user) => reviewer !== undefined && textsOf(user, "roleIds").includes(reviewer.id))
    .filter((user) => permissionsOf(world, user).includes(`${kind.permission}:approve`));
  if (people.length === 0) throw new Refused("NO_ASSIGNEE");
  for (const person of people) {
    const task = {
      table: kind.table,
      bizType: kind.bizType,
      bizId: row.id,
      versionNo: row["headVersionNo"],
      round,
      nodeName: "Review",
      status: "pending",
      comment: null,
      initiatorNote: call.input["comment"] ?? null,
      initiatorName: author.name,
      assigneeId: person.id,
      assigneeName: person["name"],
      handledAt: null,
    };
    world.insert("tasks", task, author);
  }
}

/** Completes the caller's task, and cancels the others of the round. */
function endRound(call: FakeCall, kind: ContentKind, row: Row, reviewStatus: string): Values {
  const own = taskOf(call, kind.table, row.id);
  for (const task of call.world.rows("tasks")) {
    if (task["bizId"] !== row.id || task["status"] !== "pending") continue;
    const { comment = null } = call.input;
    const decided = { status: reviewStatus, comment, handledAt: call.world.now() };
    const isOwn = task.id === own?.id && reviewStatus !== "withdrawn";
    call.world.update("tasks", task, isOwn ? decided : { status: "cancelled" }, call.author);
  }
  return { reviewStatus };
}

function approved(row: Row): Values {
  return {
    reviewStatus: decisions.approve,
    approvedVersionNo: row["headVersionNo"],
    status: row["status"] === "draft" ? "approved" : row["status"],
  };
}

/** What the public sees from now on. */
function release(call: FakeCall, kind: ContentKind, row: Row): Values {
  const versionNo = row["approvedVersionNo"];
  const publicCopy = contentOf(kind, findVersion(call, row.id, versionNo));
  const numbers = { publishedVersionNo: versionNo, lastPublicNo: versionNo };
  return { status: "published", ...numbers, publicCopy };
}

export const contentActions: Readonly<Record<string, Serve>> = {
  articlesAct: act(articleKind),
  articleTypesAct: act(typeKind),
};
