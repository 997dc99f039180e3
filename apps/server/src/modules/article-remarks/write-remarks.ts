import { uuidv7 } from "uuidv7";
import { signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { lockArticle } from "../articles/article-kind.ts";
import type { ArticleRow } from "../articles/article-fields.ts";
import type { Context, Input } from "../operation.ts";
import { changeRecord, createRecord, lockRecord, notFound, type Written } from "../records.ts";
import { readMentions } from "./mentions.ts";
import { notifyThread } from "./notify-thread.ts";
import { mayResolve, remarkKind, type RemarkRow } from "./remark-record.ts";

type Mention = components["schemas"]["Mention"];

/** What a thread holds at most; a longer one is continued in a new remark. */
const MAX_REPLIES = 100;

/**
 * Starts a thread on an article.
 *
 * @throws AppError `NOT_FOUND`, or a field error.
 */
export async function saveRemark(
  body: Input<"articleRemarksSave">["body"],
  ctx: Context,
): Promise<Written> {
  assertPassage(body);
  return ctx.idempotent.transaction(async (tx) => {
    const article = await visibleArticle(tx, body.articleId);
    if (body.versionNo > article.headVersionNo) {
      throw fieldError("versionNo", "exists", messages.articles.versionNotFound);
    }
    const mentions = await readMentions(tx, body.mentions);
    const { articleId, versionNo, field, text } = body;
    const round = article.reviewStatus === "running" ? article.round : 0;
    const place = { articleId, versionNo, round, field, passage: body.passage ?? null };
    const suggestion = body.suggestion ?? null;
    const values = { ...place, text, mentions, suggestion };
    const written = await createRecord(tx, remarkKind, values, ctx);
    await notifyThread(tx, { article, remark: written, text, mentions }, ctx);
    return written;
  });
}

/**
 * Adds a reply to a thread.
 *
 * @throws AppError `NOT_FOUND`, `VERSION_CONFLICT`, or a field error.
 */
export async function replyToRemark(
  { text, mentions: mentioned, ...remark }: Input<"articleRemarksReply">["body"],
  ctx: Context,
): Promise<Written> {
  return ctx.db.transaction(async (tx) => {
    const { row, article } = await lockRemark(tx, remark, ctx);
    if (row.replies.length >= MAX_REPLIES) {
      throw fieldError("text", "maxItems", messages.remarks.threadFull);
    }
    const mentions = await readMentions(tx, mentioned);
    const reply = replyOf(text, mentions, ctx);
    await notifyThread(tx, { article, remark: row, text, mentions }, ctx);
    return changeRecord(tx, remarkKind, row, { replies: [...row.replies, reply] }, ctx);
  });
}

/**
 * Resolves a thread, or opens it again.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `VERSION_CONFLICT`.
 */
export async function resolveRemark(
  body: Input<"articleRemarksUpdate">["body"],
  ctx: Context,
): Promise<Written> {
  return ctx.db.transaction(async (tx) => {
    const { row } = await lockRemark(tx, body, ctx);
    if (!mayResolve(row, ctx.user)) {
      throw new AppError("FORBIDDEN", messages.signIn.forbidden);
    }
    return changeRecord(tx, remarkKind, row, statusFields(body.status, ctx), ctx);
  });
}

/**
 * Accepts or dismisses a suggested edit, and resolves its thread. The text is changed by the caller's next save, which
 * notes the version (`noteAcceptedEdits`).
 *
 * @throws AppError `NOT_FOUND`, `REVIEW_RUNNING`, `VERSION_CONFLICT`, or a field error.
 */
export async function decideSuggestion(
  body: Input<"articleRemarksDecide">["body"],
  ctx: Context,
): Promise<Written> {
  const { id: decidedBy, name: decidedByName } = signedIn(ctx.user);
  return ctx.db.transaction(async (tx) => {
    const { row, article } = await lockRemark(tx, body, ctx);
    if (row.suggestion === null || row.suggestionStatus !== "open") {
      throw fieldError("decision", "state", messages.remarks.decidedAlready);
    }
    if (article.reviewStatus === "running") {
      throw new AppError("REVIEW_RUNNING", messages.articles.underReview);
    }
    const decided = { decidedBy, decidedByName, decidedAt: ctx.now() };
    const changes = { suggestionStatus: body.decision, ...decided };
    return changeRecord(tx, remarkKind, row, { ...changes, ...statusFields("resolved", ctx) }, ctx);
  });
}

/** Locks a thread and, before it, its article, so that no two writers wait for each other. */
async function lockRemark(
  tx: Db,
  body: { id: string; version?: number },
  ctx: Context,
): Promise<{ row: RemarkRow; article: ArticleRow }> {
  const known = await remarkKind.table.get(tx, body.id);
  if (known === undefined) throw notFound();
  const article = await visibleArticle(tx, known.articleId);
  return { row: await lockRecord(tx, remarkKind, body, ctx), article };
}

/** @throws AppError `NOT_FOUND`, also for a trashed one. */
export async function visibleArticle(db: Db, id: string): Promise<ArticleRow> {
  const article = await lockArticle(db, id);
  if (article === undefined) throw new AppError("NOT_FOUND", messages.articles.notFound);
  return article;
}

function assertPassage({ field, passage, suggestion }: Input<"articleRemarksSave">["body"]): void {
  if (passage !== undefined && field !== "content") {
    throw fieldError("passage", "field", messages.remarks.textOnly);
  }
  if (suggestion !== undefined && passage === undefined) {
    throw fieldError("suggestion", "field", messages.remarks.passageNeeded);
  }
}

function statusFields(status: RemarkRow["status"], ctx: Context) {
  const isResolved = status === "resolved";
  return {
    status,
    resolvedAt: isResolved ? ctx.now() : null,
    resolvedByName: isResolved ? signedIn(ctx.user).name : null,
  };
}

function replyOf(text: string, mentions: Mention[], ctx: Context): RemarkRow["replies"][number] {
  const { id: createdBy, name: createdByName } = signedIn(ctx.user);
  const createdAt = ctx.now().toISOString();
  return { id: uuidv7(), text: text.trim(), mentions, createdAt, createdBy, createdByName };
}
