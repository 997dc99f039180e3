import { nextVersionAt, publishedVersionAt, statusAt } from "../../src/content/workflow.ts";
import { stateFields } from "../../src/modules/workflow/state-fields.ts";
import { assertInvariant } from "./_assert-invariant.ts";
import type { Snapshot } from "./_subject.ts";

const DECISIONS = ["approved", "rejected", "returned", "transferred"];
const WORDS: Record<string, string> = {
  approve: "approved",
  reject: "rejected",
  return: "returned",
  transfer: "transferred",
};

/** What must hold after every action, whatever the actions were. */
export function assertInvariants(snapshot: Snapshot, now: Date): void {
  assertRounds(snapshot);
  assertDecisions(snapshot);
  assertPublic(snapshot, now);
}

/** At most one round is open, and tasks are pending in its node only. */
function assertRounds({ item, rounds, tasks }: Snapshot): void {
  const running = rounds.filter(({ status }) => status === "running");
  const pending = tasks.filter(({ status }) => status === "pending");
  assertInvariant("open rounds", running.length, item?.reviewStatus === "running" ? 1 : 0);
  const [round] = running;
  for (const task of pending) {
    assertInvariant(
      "place of a pending task",
      [task.roundId, task.nodeIndex],
      [round?.id, round?.nodeIndex],
    );
  }
  assertInvariant("somebody is asked", pending.length > 0, running.length > 0);
  const asked = new Set(pending.map(({ assigneeId }) => assigneeId));
  assertInvariant("each is asked once", asked.size, pending.length);
  const last = rounds.at(-1);
  if (!item || !last) return;
  assertInvariant("the last round", last.round, item.round);
  if (item.reviewStatus !== "none") assertInvariant("its outcome", item.reviewStatus, last.status);
}

/** The lists of decisions agree with the timeline. */
function assertDecisions({ tasks, history }: Snapshot): void {
  const listed = tasks
    .filter(({ status }) => DECISIONS.includes(status))
    .map(({ assigneeId, status, round }) => `${assigneeId} ${status} ${round}`);
  const recorded = history
    .filter(({ action }) => action in WORDS)
    .map(({ actorId, action, round }) => `${actorId} ${WORDS[action]} ${round}`);
  assertInvariant(
    "decisions in the tasks and in the history",
    listed.toSorted(),
    recorded.toSorted(),
  );
}

/** Only an approved version is ever public, and it is the one that the record names. */
function assertPublic({ item, versions, copy, next, seen }: Snapshot, now: Date): void {
  if (!item) {
    assertInvariant("nothing in the trash is ready for the public", copy, null);
    return;
  }
  const status = statusAt(item, now);
  const published = publishedVersionAt(item, now);
  const named = status === "published" ? published : null;
  assertInvariant("the version copied", copy?.versionNo ?? null, published);
  assertInvariant("the version to come", next?.versionNo ?? null, nextVersionAt(item, now));
  assertInvariant("the version seen", seen?.versionNo ?? null, named);
  const approved = versions.filter((version) => version.isApproved);
  const current = approved.find(({ versionNo }) => versionNo === item.approvedVersionNo);
  assertInvariant("the approved version", current?.versionNo ?? null, item.approvedVersionNo);
  if (copy === null) return;
  for (const { versionNo, text } of next === null ? [copy] : [copy, next]) {
    const shown = approved.find((version) => version.versionNo === versionNo);
    assertInvariant("the public text is an approved one", text, shown?.mark);
  }
  const EMPTY = { update: false, delete: false, act: false, publish: false, circulate: false };
  const { displayStatus } = stateFields(
    item,
    { ...EMPTY, isAssignee: false, isReceiver: false },
    now,
  );
  assertInvariant(
    "what lists call public is public",
    displayStatus.startsWith("published"),
    seen !== null,
  );
}
