import { allowedActions } from "../../src/content/workflow.ts";
import { WORKFLOW_ACTIONS, type WorkflowAction } from "../../src/content/workflow-transitions.ts";
import type { Db } from "../../src/db/db.ts";
import type { ReviewNode } from "../../src/db/schema/article-types.ts";
import { findAppError, toAppError } from "../../src/http/to-app-error.ts";
import { permissionsOn } from "../../src/modules/workflow/record-permissions.ts";
import type { ActionBody } from "../../src/modules/workflow/action-context.ts";
import { performAction } from "../../src/modules/workflow/perform-action.ts";
import { actorFor, holds, type Personas, type Persona } from "./_personas.ts";
import { assertInvariants } from "./_invariants.ts";
import { likely, type Move, type Counter } from "./_moves.ts";
import { assertInvariant } from "./_assert-invariant.ts";
import { authorsOf, decidersOf, isAble, isDecider, waitsFor } from "./_people-oracle.ts";
import { look, stored, type Snapshot, type Subject } from "./_subject.ts";

/** Refusals that the contract declares for actions, and those that need no declaration. */
const REFUSALS = new Set([
  "COMMENT_REQUIRED",
  "NOT_ASSIGNEE",
  "SELF_APPROVAL",
  "VERSION_CONFLICT",
  "REVIEW_RUNNING",
  "REVIEW_NOT_RUNNING",
  "TASK_ALREADY_HANDLED",
  "NOT_APPROVED_VERSION",
  "APPROVAL_OUTDATED",
  "NO_ASSIGNEE",
  "DUPLICATE",
  "IN_USE",
  "FORBIDDEN",
  "NOT_FOUND",
  "VALIDATION_FAILED",
]);

const HOUR = 3_600_000;

/** An attempted action with its context. */
interface Attempt {
  member: Persona;
  other: Persona | undefined;
  scheduledAt: string;
}

/** A record's random walk, checked after every move. */
export class Walk {
  now = new Date("2026-03-02T08:00:00.000Z");
  snapshot!: Snapshot;
  readonly #db: Db;
  readonly #personas: Personas;
  readonly #subject: Subject;
  /** The flow in force for the record. */
  readonly #flow: readonly ReviewNode[];
  readonly #counter: Counter;
  #marks = 0;
  readonly #known = new Set<number>();
  readonly #public = new Set<number>();
  readonly #startsAnew = new Set<number>();
  /** Authors of the version under review at its submission. */
  #authors: ReadonlySet<string> = new Set();

  constructor(
    db: Db,
    personas: Personas,
    { subject, flow }: { subject: Subject; flow: readonly ReviewNode[] },
    counter: Counter,
  ) {
    this.#db = db;
    this.#personas = personas;
    this.#subject = subject;
    this.#flow = flow;
    this.#counter = counter;
  }

  /** Makes a move and checks all invariants. */
  async move(move: Move): Promise<void> {
    this.now = new Date(this.now.getTime() + 60_000);
    const before = this.snapshot;
    let refused = false;
    if (move.what === "act") refused = await this.#act(move);
    else if (move.what === "edit") await this.#edit(move);
    else if (move.what === "restore") await this.#restore(move);
    else if (move.what === "account") await this.#account(move);
    else if (move.what === "clock") this.now = new Date(this.now.getTime() + move.hours * HOUR);
    else await this.#bin(move);
    await this.check();
    if (refused)
      assertInvariant("what a refused step leaves", stored(this.snapshot), stored(before));
  }

  async check(): Promise<void> {
    this.snapshot = await look(this.#db, this.#subject, this.now);
    this.#noteVersions();
    assertInvariants(this.snapshot, this.now);
    const { item, tasks } = this.snapshot;
    if (item?.reviewStatus !== "running") return;
    const asked = tasks.filter(
      ({ round, status }) => round === item.round && status !== "cancelled",
    );
    const own = asked.filter(({ assigneeId }) => this.#authors.has(assigneeId));
    assertInvariant("nobody is asked about their own work", own, []);
  }

  /** Which versions have been public, and which were written over one of them. */
  #noteVersions(): void {
    const { seen, versions } = this.snapshot;
    if (seen) this.#public.add(seen.versionNo);
    for (const { versionNo } of versions) {
      if (!this.#known.has(versionNo) && this.#public.has(versionNo - 1)) {
        this.#startsAnew.add(versionNo);
      }
      this.#known.add(versionNo);
    }
  }

  /** Every review can be completed, by decisions while anybody can decide, else by withdrawal. */
  async finish(): Promise<void> {
    for (let steps = 0; this.snapshot.item?.reviewStatus === "running"; steps += 1) {
      assertInvariant("a review ends", steps < 40, true);
      const member = this.#deciders()[0];
      const refusal = member ? await this.#step(member, "approve", {}) : "NO_ASSIGNEE";
      if (refusal !== null) await this.#step(this.#personas.find("admin"), "withdraw", {});
      await this.check();
    }
  }

  /** Tries an action; returns whether it was refused. */
  async #act(move: Extract<Move, { what: "act" }>): Promise<boolean> {
    const member = this.#chosen(move);
    if (!member || !isAble(member, this.#subject.kind.permissions)) return false;
    const allowed = await this.#allowed(member);
    const choices: readonly WorkflowAction[] =
      move.wild || allowed.length === 0 ? WORKFLOW_ACTIONS : likely(allowed);
    const action = choices[move.pick % choices.length];
    if (action === undefined) return false;
    const other = this.#personas.members[move.other];
    const more = {
      comment: "Because",
      userIds: other ? [other.id] : [],
      scheduledAt: new Date(this.now.getTime() + (1 + (move.pick % 20)) * HOUR).toISOString(),
    };
    const version = (this.snapshot.item?.version ?? 1) - (move.stale ? 1 : 0);
    const refusal = await this.#step(member, action, { ...more, version });
    this.#counter.note(`${action} ${refusal ?? "done"}`);
    if (refusal === null) {
      assertInvariant(`${member.name} was offered ${action}`, allowed.includes(action), true);
      const bound = !["circulate", "markRead"].includes(action);
      assertInvariant("a step on an older record was taken", move.stale && bound, false);
      return false;
    }
    assertInvariant(`${refusal} is declared`, REFUSALS.has(refusal), true);
    if (allowed.includes(action) && !move.stale) {
      this.#assertExcused(action, refusal, { member, other, scheduledAt: more.scheduledAt });
    }
    return true;
  }

  /** Why an offered action may fail all the same: because of its arguments, or because nobody could go on. */
  #assertExcused(
    action: WorkflowAction,
    refusal: string,
    { member, other, scheduledAt }: Attempt,
  ): void {
    const { item, versions } = this.snapshot;
    const { permissions } = this.#subject.kind;
    const able = other !== undefined && isAble(other, permissions);
    const decides = other !== undefined && isDecider(other, permissions);
    if (refusal === "NO_ASSIGNEE" && action === "submit") {
      const of = { authors: this.#authors, permissions };
      const empty = this.#flow.some((node) => decidersOf(this.#personas, node, of).length === 0);
      assertInvariant("a node has nobody", empty, true);
    } else if (refusal === "NO_ASSIGNEE" && action === "approve") {
      const admins = this.#personas.members.filter(
        (member) => isDecider(member, permissions) && member.roleCodes.includes("admin"),
      );
      assertInvariant(
        "no administrator could",
        admins.every(({ id }) => this.#authors.has(id)),
        true,
      );
    } else if (refusal === "VALIDATION_FAILED" && ["publish", "schedule"].includes(action)) {
      const version = versions.find(({ versionNo }) => versionNo === item?.approvedVersionNo);
      const from = action === "publish" ? this.now : new Date(scheduledAt);
      const live = versions.find(({ versionNo }) => versionNo === this.snapshot.seen?.versionNo);
      const ends = [version, action === "schedule" ? live : undefined].map((one) =>
        one?.offlineAt ? Date.parse(one.offlineAt) : Number.POSITIVE_INFINITY,
      );
      assertInvariant("it would end before it begins", Math.min(...ends) <= from.getTime(), true);
    } else if (action === "transfer") {
      const toAuthor = other !== undefined && this.#authors.has(other.id);
      assertInvariant("nobody to hand it to", !decides || toAuthor || other === member, true);
    } else if (action === "circulate") {
      assertInvariant("nobody to send it to", !able || other === member, true);
    } else {
      throw new Error(`${action} was offered and refused: ${refusal}`);
    }
  }

  async #edit(move: Extract<Move, { what: "edit" }>): Promise<void> {
    const { item } = this.snapshot;
    const permission = `${this.#subject.kind.permissions}:update`;
    const writers = this.#personas.members.filter(
      ({ active, ...one }) => active && holds(one, permission),
    );
    const member = writers[move.who % writers.length];
    if (!member || !item) return;
    const allowed = await this.#allowedAll(member);
    this.#marks += 1;
    const offlineAt = move.ends ? new Date(this.now.getTime() + 8 * HOUR).toISOString() : null;
    const edit = { autosave: move.autosave, offlineAt };
    const refusal = await this.#try(() =>
      this.#subject.edit(item.version, `text ${this.#marks}`, edit, actorFor(member), this.now),
    );
    this.#counter.note(`edit ${refusal ?? "done"}`);
    assertInvariant("it was changed as offered", refusal === null, allowed.includes("update"));
  }

  async #restore(move: Extract<Move, { what: "restore" }>): Promise<void> {
    const { item, versions } = this.snapshot;
    const version = versions[move.pick % versions.length];
    if (!item || !version || !this.#subject.restore) return;
    const actor = actorFor(this.#personas.find("editor"));
    const refusal = await this.#try(async () =>
      this.#subject.restore?.(item.version, version.versionNo, actor, this.now),
    );
    this.#counter.note(`restore ${refusal ?? "done"}`);
    const expected = item.reviewStatus === "running" ? "REVIEW_RUNNING" : null;
    assertInvariant("restoring a version", refusal, expected);
  }

  async #bin(move: Extract<Move, { what: "trash" | "untrash" }>): Promise<void> {
    const member = this.#personas.members[move.who];
    if (!member?.active || !this.#subject.untrash) return;
    const { item } = this.snapshot;
    const actor = actorFor(member);
    if (move.what === "untrash") {
      if (item || !actor.may("content:article:restore")) return;
      const version = this.#binnedVersion;
      const refusal = await this.#try(async () =>
        this.#subject.untrash?.(version, actor, this.now),
      );
      assertInvariant("coming back from the trash", refusal, null);
      return;
    }
    if (!item || !actor.may("content:article:delete")) return;
    const allowed = await this.#allowedAll(member);
    const refusal = await this.#try(() => this.#subject.remove(actor, this.now));
    this.#counter.note(`trash ${refusal ?? "done"}`);
    assertInvariant("it was deleted as offered", refusal === null, allowed.includes("delete"));
    this.#binnedVersion = item.version + 1;
  }

  #binnedVersion = 0;

  async #account(move: Extract<Move, { what: "account" }>): Promise<void> {
    const member = this.#personas.members[move.who];
    // The last administrator stays.
    if (!member || member.name === "admin") return;
    await this.#personas.change(member, move.change);
    this.#counter.note(`account ${move.change}`);
  }

  /** Performs an action; returns null on success, else the error code. */
  async #step(
    member: Persona,
    action: WorkflowAction,
    more: Partial<ActionBody>,
  ): Promise<string | null> {
    const { kind, id } = this.#subject;
    const version = this.snapshot.item?.version ?? 1;
    if (action === "submit" && this.snapshot.item?.reviewStatus !== "running") {
      this.#authors = authorsOf(this.snapshot, member.id, this.#startsAnew);
    }
    const body: ActionBody = { bizId: id, action, version, comment: "Because", ...more };
    return this.#try(() => performAction(this.#db, kind, body, actorFor(member), this.now));
  }

  async #try(write: () => Promise<unknown>): Promise<string | null> {
    try {
      await write();
      return null;
    } catch (error) {
      if (!findAppError(error)) throw error;
      return toAppError(error).errorCode;
    }
  }

  /** Actions that the server offers somebody; its assignees are compared with what the test tracks. */
  async #allowed(member: Persona): Promise<WorkflowAction[]> {
    return stepsAmong(await this.#allowedAll(member));
  }

  async #allowedAll(member: Persona) {
    const { kind, id } = this.#subject;
    const { item } = this.snapshot;
    if (!item) return [];
    const permissionsOf = await permissionsOn(this.#db, kind.bizType, actorFor(member), [id]);
    const isAssignee = this.#deciders().includes(member);
    assertInvariant(`${member.name} is asked to decide`, permissionsOf(id).isAssignee, isAssignee);
    return allowedActions(item, permissionsOf(id), this.now);
  }

  /** Everybody with a pending task, as the test tracks it. */
  #deciders(): Persona[] {
    const { rounds, tasks } = this.snapshot;
    const round = rounds.find(({ status }) => status === "running");
    const node = round && this.#flow[round.nodeIndex];
    if (!node) return [];
    const of = { authors: this.#authors, permissions: this.#subject.kind.permissions };
    const pending = tasks.filter(({ status }) => status === "pending");
    return this.#personas.members.filter((member) =>
      pending.some((task) => waitsFor(this.#personas, task, node, member, of)),
    );
  }

  /** Somebody involved with the record, or, if wild, anybody. */
  #chosen({ who: index, wild }: Extract<Move, { what: "act" }>): Persona | undefined {
    if (wild) return this.#personas.members[index];
    const { item } = this.snapshot;
    const deciders = this.#deciders();
    const writer = this.#personas.find(
      this.#subject.kind.bizType === "article" ? "editor" : "publisher",
    );
    const waits = item !== undefined && item.approvedVersionNo === item.headVersionNo;
    const others = waits
      ? [this.#personas.find("publisher")]
      : [writer, this.#personas.find("bea")];
    const involved = [...deciders, ...deciders, ...others];
    return involved[index % involved.length];
  }
}

function stepsAmong(actions: readonly string[]): WorkflowAction[] {
  return WORKFLOW_ACTIONS.filter((action) => actions.includes(action));
}
