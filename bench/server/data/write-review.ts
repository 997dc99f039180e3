/** The review that an article went through: its round, tasks, timeline and readers. */
import type { Row } from "./copy-rows.ts";
import type { Outcome, Timestamps } from "./outcome.ts";
import { idAt } from "./ids.ts";
import type { Random } from "./random.ts";

/** A member of staff. */
export interface Person {
  id: string;
  name: string;
}

/** The staff who write, decide and publish an article. */
export interface Personas {
  editor: Person;
  reviewers: [Person, Person];
  publisher: Person;
}

/** Rows of one article's review. */
export interface ReviewRows {
  reviewRounds: Row[];
  tasks: Row[];
  circulations: Row[];
  contentHistory: Row[];
}

const node = { nodeKey: "review", name: "Review", mode: "any" };

/** Adds a round of one node with two people, of whom the first decides, and one article in ten that was circulated. */
export function writeReview(
  bizId: string,
  outcome: Outcome,
  { editor, reviewers, publisher }: Personas,
  timestamps: Timestamps,
  random: Random,
  into: ReviewRows,
): void {
  const { createdAt, submittedAt, decidedAt, publishedAt, now } = timestamps;
  const item = { bizType: "article", bizId, versionNo: 1, round: 1 };
  const open = outcome === "running";
  const decision = open ? "running" : outcome === "returned" ? "returned" : "approved";
  const roundId = idAt(submittedAt, random);
  const assignees = { userIds: reviewers.map(({ id }) => id), roleCodes: [], workgroupIds: [] };
  into.reviewRounds.push({
    ...item,
    id: roundId,
    flow: [{ ...node, assignees }],
    nodeIndex: 0,
    status: decision,
    initiatorId: editor.id,
    initiatorName: editor.name,
    startedAt: submittedAt,
    endedAt: open ? null : decidedAt,
  });
  for (const [index, { id, name }] of reviewers.entries()) {
    into.tasks.push({
      ...item,
      id: idAt(submittedAt, random),
      roundId,
      nodeIndex: 0,
      nodeName: node.name,
      assigneeId: id,
      assigneeName: name,
      initiatorName: editor.name,
      fromUserName: editor.name,
      status: open ? "pending" : index === 0 ? decision : "cancelled",
      comment: null,
      createdAt: submittedAt,
      handledAt: open ? null : decidedAt,
    });
  }
  if (random.chance(0.1)) {
    into.circulations.push({
      ...item,
      id: idAt(decidedAt, random),
      fromUserId: editor.id,
      fromUserName: editor.name,
      receiverId: publisher.id,
      receiverName: publisher.name,
      comment: null,
      createdAt: decidedAt,
      readAt: random.chance(0.9) ? now : null,
    });
  }
  const event = (action: string, actor: Person, at: Date) => {
    const { id: actorId, name: actorName } = actor;
    const nodeName = action === "approve" || action === "return" ? node.name : null;
    const id = idAt(at, random);
    into.contentHistory.push({ ...item, id, action, nodeName, createdAt: at, actorId, actorName });
  };
  event("create", editor, createdAt);
  event("submit", editor, submittedAt);
  if (open) return;
  event(decision === "returned" ? "return" : "approve", reviewers[0], decidedAt);
  if (outcome === "published" || outcome === "revised" || outcome === "expired") {
    event("publish", publisher, publishedAt);
  }
}
