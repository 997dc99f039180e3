import { and, eq, inArray } from "drizzle-orm";
import { signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { articleCounters, comments } from "../../db/schema/index.ts";
import type { SeenRecord } from "../assert-version.ts";
import type { Context, Input } from "../operation.ts";
import { assertAction, lockSeen, type BatchOutcome } from "../batch.ts";
import { changeRecord, createRecord, deleteRecord, lockRecord, type Written } from "../records.ts";
import { settleCommentNotices } from "../notifications/settle-post-notices.ts";
import { teachSpam, verdictAfter, type Lesson } from "../visitor-posts/teach-spam.ts";
import { commentKind, commentTable, type CommentRow } from "./comment-record.ts";

/**
 * Only approved comments are public.
 *
 * @throws AppError `VERSION_CONFLICT`.
 */
export async function setCommentStatus(
  body: Input<"commentsUpdate">["body"],
  ctx: Context,
): Promise<Written> {
  return ctx.db.transaction(async (tx) => {
    const before = await lockRecord(tx, commentKind, body, ctx);
    const written = await changeStatus(tx, before, body.status, ctx);
    await teachSpam(tx, [lessonOf(before, body.status)], ctx.now());
    await recount(tx, [before]);
    await settleCommentNotices(tx, [before], ctx.now());
    return written;
  });
}

/** Adds an approved reply on behalf of the company. */
export async function replyToComment(
  { id, content }: Input<"commentsReply">["body"],
  ctx: Context,
): Promise<Written> {
  const { id: staffUserId, name: nickname } = signedIn(ctx.user);
  return ctx.idempotent.transaction(async (tx) => {
    const { articleId } = await lockRecord(tx, commentKind, { id }, ctx);
    const post = { articleId, parentId: id, nickname, content, staffUserId };
    const origin = { address: ctx.address, userAgent: ctx.userAgent.slice(0, 500) };
    const handled = { status: "approved" as const, handledAt: ctx.now() };
    const written = await createRecord(tx, commentKind, { ...post, ...origin, ...handled }, ctx);
    await recount(tx, [{ articleId }]);
    return written;
  });
}

/** Deletes a comment and its replies. */
export async function deleteComment(seen: SeenRecord, ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockRecord(tx, commentKind, seen, ctx);
    await deleteThreads(tx, [row], ctx);
    await recount(tx, [row]);
    await settleCommentNotices(tx, [row], ctx.now());
  });
}

/**
 * Sets the status of many comments, or deletes them with their replies.
 *
 * @throws AppError `FORBIDDEN`.
 */
export async function moderateComments(
  { records, action }: Input<"commentsBatch">["body"],
  ctx: Context,
): Promise<BatchOutcome> {
  assertAction(action, ctx);
  return ctx.db.transaction(async (tx) => {
    const { rows, outcome } = await lockSeen(tx, commentTable, records);
    if (action === "delete") {
      await deleteThreads(tx, rows, ctx);
    } else {
      const others = rows.filter(({ status }) => status !== action);
      for (const row of others) await changeStatus(tx, row, action, ctx);
      const lessons = others.map((row) => lessonOf(row, action));
      await teachSpam(tx, lessons, ctx.now());
    }
    await recount(tx, rows);
    await settleCommentNotices(tx, rows, ctx.now());
    return outcome;
  });
}

function changeStatus(tx: Db, row: CommentRow, status: CommentRow["status"], ctx: Context) {
  const handledAt = status === "pending" ? null : ctx.now();
  const { after: spamVerdict } = lessonOf(row, status);
  return changeRecord(tx, commentKind, row, { status, handledAt, spamVerdict }, ctx);
}

/** What a change of status says about the sender; nothing about colleagues. */
function lessonOf(row: CommentRow, status: CommentRow["status"]): Lesson {
  const { nickname, content, email, address, spamVerdict: before, staffUserId } = row;
  const text = { lines: [nickname], content };
  const isStaff = staffUserId !== null;
  const after = isStaff ? before : verdictAfter(before, row.status, status);
  return { text, sender: { email, address }, before, after };
}

/** By level, each read after the one above it is deleted: nobody can reply to that any more. */
async function deleteThreads(tx: Db, rows: readonly CommentRow[], ctx: Context): Promise<void> {
  for (let level = rows; level.length > 0;) {
    for (const row of level) await deleteRecord(tx, commentKind, row, ctx);
    const ids = level.map(({ id }) => id);
    level = await tx.select().from(comments).where(inArray(comments.parentId, ids)).for("update");
  }
}

/** Recounts approved comments, one count at a time, so that the last one is right. */
async function recount(tx: Db, rows: readonly Pick<CommentRow, "articleId">[]): Promise<void> {
  const articleIds = new Set(rows.map(({ articleId }) => articleId));
  for (const articleId of [...articleIds].toSorted()) {
    const counters = eq(articleCounters.articleId, articleId);
    await tx.insert(articleCounters).values({ articleId }).onConflictDoNothing();
    await tx.select().from(articleCounters).where(counters).for("update");
    const approved = and(eq(comments.articleId, articleId), eq(comments.status, "approved"));
    const commentCount = await tx.$count(comments, approved);
    await tx.update(articleCounters).set({ commentCount }).where(counters);
  }
}
