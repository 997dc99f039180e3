import { confirmedSince } from "../../auth/authorize.ts";
import type { Db } from "../../db/db.ts";
import { assertAction, lockSeen, type BatchOutcome } from "../batch.ts";
import { settleMessageNotices } from "../notifications/settle-post-notices.ts";
import type { Context, Input } from "../operation.ts";
import { assertMayCall } from "../record-kinds.ts";
import { changeRecord, deleteRecord, lockRecord, type Written } from "../records.ts";
import { teachSpam, verdictAfter, type Lesson } from "../visitor-posts/teach-spam.ts";
import { messageKind, messageTable, type MessageRow } from "./message-record.ts";

/** @throws AppError `NOT_FOUND`, `VERSION_CONFLICT`. */
export async function setMessageStatus(
  body: Input<"messagesUpdate">["body"],
  ctx: Context,
): Promise<Written> {
  return ctx.db.transaction(async (tx) => {
    const before = await lockRecord(tx, messageKind, body, ctx);
    const written = await changeStatus(tx, before, body.status, ctx);
    await teachSpam(tx, [lessonOf(before, body.status)], ctx.now());
    await settleMessageNotices(tx, [before.id], ctx.now());
    return written;
  });
}

/**
 * Sets the status of many messages, or deletes them, which takes what deleting one of them takes.
 *
 * @throws AppError `FORBIDDEN`, `SESSION_REQUIRED`, `STEP_UP_REQUIRED`.
 */
export async function handleMessages(
  { records, action }: Input<"messagesBatch">["body"],
  ctx: Context,
): Promise<BatchOutcome> {
  assertAction(action, ctx);
  if (action === "delete") {
    assertMayCall("messagesDelete", ctx.user, confirmedSince(ctx.config, ctx.now()));
  }
  return ctx.db.transaction(async (tx) => {
    const { rows, outcome } = await lockSeen(tx, messageTable, records);
    if (action === "delete") {
      for (const row of rows) await deleteRecord(tx, messageKind, row, ctx);
    } else {
      const others = rows.filter(({ status }) => status !== action);
      for (const row of others) await changeStatus(tx, row, action, ctx);
      const lessons = others.map((row) => lessonOf(row, action));
      await teachSpam(tx, lessons, ctx.now());
    }
    const ids = rows.map(({ id }) => id);
    await settleMessageNotices(tx, ids, ctx.now());
    return outcome;
  });
}

function changeStatus(tx: Db, row: MessageRow, status: MessageRow["status"], ctx: Context) {
  const { after: spamVerdict } = lessonOf(row, status);
  return changeRecord(tx, messageKind, row, { status, spamVerdict }, ctx);
}

/** What a change of status says about the sender. */
function lessonOf(row: MessageRow, status: MessageRow["status"]): Lesson {
  const { name, subject, company, content, email, address, spamVerdict: before } = row;
  const text = { lines: [name, subject, company], content };
  const after = verdictAfter(before, row.status, status);
  return { text, sender: { email, address }, before, after };
}
