import { and, eq, inArray, isNull } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { circulations } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { receivers } from "./assignees.ts";
import { assertPermission, note, type ActionContext } from "./action-context.ts";
import { notifyReceivers } from "./workflow-notices.ts";

/** Sends the latest version to people to read; who has it unread already does not get it twice. */
export async function circulate(ctx: ActionContext): Promise<void> {
  const { db, kind, item, body, actor, now } = ctx;
  assertPermission(ctx);
  const people = await receivers(db, kind.bizType, body.userIds ?? [], body.workgroupIds ?? []);
  const waiting = await unreadReceivers(
    ctx,
    people.map(({ id }) => id),
  );
  const fresh = people.filter(({ id }) => id !== actor.id && !waiting.has(id));
  if (people.every(({ id }) => id === actor.id)) throw nobody();
  const rows = fresh.map((person) => ({
    id: uuidv7(),
    bizType: kind.bizType,
    bizId: item.id,
    versionNo: item.headVersionNo,
    round: item.reviewStatus === "running" ? item.round : 0,
    fromUserId: actor.id,
    fromUserName: actor.name,
    receiverId: person.id,
    receiverName: person.name,
    comment: body.comment ?? null,
    dueAt: dueDate(ctx),
    createdAt: now,
  }));
  if (rows.length === 0) return;
  await db.insert(circulations).values(rows);
  await note(ctx, {
    versionNo: item.headVersionNo,
    receivers: rows.map(({ id, receiverId, receiverName }) => ({
      userId: receiverId,
      name: receiverName,
      circulationId: id,
    })),
  });
  await notifyReceivers(
    ctx,
    rows.map(({ receiverId }) => receiverId),
  );
}

export async function markRead(ctx: ActionContext): Promise<void> {
  const { db, kind, item, body, actor, now } = ctx;
  const mine = and(
    eq(circulations.bizType, kind.bizType),
    eq(circulations.bizId, item.id),
    eq(circulations.receiverId, actor.id),
    body.taskId === undefined ? undefined : eq(circulations.id, body.taskId),
  );
  const read = await db
    .update(circulations)
    .set({ readAt: now })
    .where(and(mine, isNull(circulations.readAt)))
    .returning({ versionNo: circulations.versionNo });
  const [first] = read;
  if (first) return note(ctx, { versionNo: first.versionNo });
  throw (await db.$count(circulations, mine)) > 0
    ? new AppError("TASK_ALREADY_HANDLED", messages.workflow.readAlready)
    : new AppError("NOT_ASSIGNEE", messages.workflow.notSent);
}

async function unreadReceivers(
  { db, kind, item }: ActionContext,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ receiverId: circulations.receiverId })
    .from(circulations)
    .where(
      and(
        eq(circulations.bizType, kind.bizType),
        eq(circulations.bizId, item.id),
        eq(circulations.versionNo, item.headVersionNo),
        inArray(circulations.receiverId, [...ids]),
        isNull(circulations.readAt),
      ),
    );
  return new Set(rows.map(({ receiverId }) => receiverId));
}

function dueDate({ body, now }: ActionContext): Date | null {
  if (body.dueAt === undefined) return null;
  const due = new Date(body.dueAt);
  if (due > now) return due;
  throw fieldError("dueAt", "minimum", messages.workflow.chooseFuture);
}

function nobody(): AppError {
  const message = messages.workflow.chooseReceiver;
  return new AppError("VALIDATION_FAILED", message, {
    fieldErrors: [{ field: "userIds", code: "required", message }],
  });
}
