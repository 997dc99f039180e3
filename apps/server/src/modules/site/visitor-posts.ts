import { and, asc, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/db.ts";
import { articles, comments, messages as visitorMessages } from "../../db/schema/index.ts";
import { stampCreate } from "../../db/stamp.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { VisitorText } from "../../content/spam-score.ts";
import type { Context, Input } from "../operation.ts";
import { readShownProduct } from "../messages/message-product.ts";
import { messageReference } from "../messages/message-reference.ts";
import { queueReceipt } from "../messages/receipt-mail.ts";
import { judgePost, type Judgement } from "../visitor-posts/judge-post.ts";
import { messages } from "../../kernel/messages/index.ts";
import { holdersOf } from "../notifications/holders-of.ts";
import { noticePlaces } from "../notifications/notice-places.ts";
import { queueWebhooks } from "../webhooks/queue-webhooks.ts";
import { notify } from "../notifications/notify.ts";
import type { Reader } from "./reader.ts";
import { acceptsComments, commentsCloseAt, requireVisible } from "./read-public-article.ts";
import { readSettings } from "./settings.ts";

type PublicComment = components["schemas"]["PublicComment"];

/** Stores a visitor's comment for moderation. Whoever fills in the honeypot field is dropped silently. */
export async function submitComment(
  reader: Reader,
  { body }: Input<"siteComment">,
  ctx: Context,
): Promise<null> {
  if (body.website) return dropSilently(ctx, null);
  const article = await requireVisible(reader, body.articleId);
  const closesAt = await commentsCloseAt(reader, article);
  const isClosed = closesAt !== null && closesAt <= ctx.now();
  if (isClosed || !(await acceptsComments(reader, article))) {
    throw new AppError("COMMENT_CLOSED", messages.visitors.commentsClosed);
  }
  const parentId = body.parentId ?? null;
  const nickname = body.nickname.trim();
  return ctx.idempotent.transaction(async (tx) => {
    if (parentId !== null) await assertApproved(tx, article.id, parentId);
    const email = body.email ?? null;
    const content = body.content.trim();
    const text = { lines: [nickname], content, writingSeconds: body.writingSeconds };
    const { isSpam, columns } = await judge(tx, text, email, ctx);
    const id = uuidv7();
    const status = isSpam ? "spam" : "pending";
    await tx.insert(comments).values({
      id,
      articleId: article.id,
      parentId,
      nickname,
      email,
      content,
      status,
      ...columns,
      ...origin(ctx),
      ...stampCreate({ id: "visitor", name: nickname }, ctx.now()),
    });
    if (!isSpam) await notifyModerators(tx, article.id, ctx.now());
    const comment = { bizType: "comment", id, articleId: article.id, status };
    await queueWebhooks(tx, "comment.created", comment, ctx.now());
    return null;
  });
}

/**
 * Stores a visitor's message; returns the reference by which it is found again. A product that visitors do not see is left
 * out: whoever wrote while it was taken off the shelf cannot mend a hidden field.
 */
export async function submitMessage(
  { body }: Input<"siteLeaveMessage">,
  ctx: Context,
): Promise<components["schemas"]["MessageReceipt"]> {
  const id = uuidv7();
  const product = await readShownProduct(ctx.db, body.productId);
  const receipt = { reference: messageReference(id), product };
  if (body.website) return dropSilently(ctx, receipt);
  if (!(await readSettings(ctx.db)).messageEnabled) {
    throw new AppError("COMMENT_CLOSED", messages.visitors.messagesClosed);
  }
  const name = body.name.trim();
  return ctx.idempotent.transaction(async (tx) => {
    const { phone = null, email = null, company = null, subject = null, writingSeconds } = body;
    const content = body.content.trim();
    const text = { lines: [name, subject, company], content, writingSeconds };
    const { isSpam, columns } = await judge(tx, text, email, ctx);
    await tx.insert(visitorMessages).values({
      id,
      name,
      phone,
      email,
      company,
      subject,
      productId: product?.id ?? null,
      content,
      status: isSpam ? "spam" : "new",
      ...columns,
      ...origin(ctx),
      ...stampCreate({ id: "visitor", name }, ctx.now()),
    });
    // Spam is nobody's news.
    if (isSpam) return receipt;
    await queueReceipt(tx, { email, content, ...receipt }, ctx);
    await notify(tx, {
      kind: "messageWaiting",
      to: await holdersOf(tx, "content:message:update"),
      bizType: "message",
      bizId: id,
      title: subject?.trim() || name,
      place: noticePlaces.message(id),
      now: ctx.now(),
    });
    return receipt;
  });
}

/** One notice for all comments that wait on an article. */
async function notifyModerators(tx: Db, articleId: string, now: Date): Promise<void> {
  const [article] = await tx
    .select({ title: articles.title })
    .from(articles)
    .where(eq(articles.id, articleId));
  await notify(tx, {
    kind: "commentWaiting",
    to: await holdersOf(tx, "content:comment:update"),
    bizType: "article",
    bizId: articleId,
    title: article?.title ?? "",
    place: noticePlaces.commentsOf(articleId),
    once: true,
    now,
  });
}

/** The reply is the same as that to a stored post, also when the call is repeated. */
function dropSilently<Answer>({ idempotent }: Context, answer: Answer): Promise<Answer> {
  return idempotent.transaction(async () => answer);
}

/** An article's approved comments, latest first, with their replies oldest first. */
export async function pageComments(
  reader: Reader,
  id: string,
  { pageNo = 1, pageSize = 10 }: { pageNo?: number; pageSize?: number },
) {
  const { db } = reader;
  await requireVisible(reader, id);
  const approved = and(eq(comments.articleId, id), eq(comments.status, "approved"));
  const top = and(approved, isNull(comments.parentId));
  const [rows, total, answers] = await Promise.all([
    db
      .select()
      .from(comments)
      .where(top)
      .orderBy(desc(comments.createdAt), desc(comments.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.$count(comments, top),
    db
      .select()
      .from(comments)
      .where(and(approved, isNotNull(comments.parentId)))
      .orderBy(asc(comments.createdAt), asc(comments.id))
      .limit(MAX_REPLIES),
  ]);
  const records = rows.map((row) => toComment(row, answers, 0));
  return { records, total, pageNo, pageSize, pages: Math.ceil(total / pageSize) };
}

const MAX_REPLIES = 2000;
const DEEPEST_LEVEL = 4;

type CommentRow = typeof comments.$inferSelect;

function toComment(row: CommentRow, answers: readonly CommentRow[], level: number): PublicComment {
  return {
    id: row.id,
    parentId: row.parentId,
    nickname: row.nickname,
    isStaff: row.staffUserId !== null,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    replies: repliesTo(row, answers, level).map((reply) => toComment(reply, answers, level + 1)),
  };
}

/** A thread of any length stays shallow: the last level contains everything below it. */
function repliesTo(row: CommentRow, answers: readonly CommentRow[], level: number): CommentRow[] {
  if (level === DEEPEST_LEVEL) return [];
  const thread = new Set<string | null>([row.id]);
  return answers.filter(({ id, parentId }) => {
    const belongs = thread.has(parentId);
    if (belongs && level === DEEPEST_LEVEL - 1) thread.add(id);
    return belongs;
  });
}

/** Checks that the parent comment is public, and locks it until the reply is stored. */
async function assertApproved(tx: Db, articleId: string, id: string): Promise<void> {
  const [parent] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(eq(comments.id, id), eq(comments.articleId, articleId), eq(comments.status, "approved")),
    )
    .for("key share");
  if (parent !== undefined) return;
  throw new AppError("VALIDATION_FAILED", messages.visitors.replyToNothing, {
    fieldErrors: [
      { field: "parentId", code: "exists", message: messages.visitors.replyToNothingField },
    ],
  });
}

function judge(tx: Db, text: VisitorText, email: string | null, ctx: Context): Promise<Judgement> {
  return judgePost(tx, text, { email, address: ctx.address }, ctx.now());
}

function origin({ address, userAgent }: Context) {
  return { address, userAgent: userAgent.slice(0, 500) };
}
