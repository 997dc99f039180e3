import { equals } from "../../db/crud-table.ts";
import { comments } from "../../db/schema/index.ts";
import { noticePlaces } from "../notifications/notice-places.ts";
import { settleCommentNotices } from "../notifications/settle-post-notices.ts";
import type { Handlers } from "../operation.ts";
import { answerList, changeRecord, lockRecord, readRecord } from "../records.ts";
import { listUsers } from "../users/page-users.ts";
import { assertAssignable, assignedTo, holders } from "../visitor-posts/assignees.ts";
import { notifyAssignee } from "../visitor-posts/notify-assignee.ts";
import { commentKind, commentTable, toComments } from "./comment-record.ts";
import {
  deleteComment,
  moderateComments,
  replyToComment,
  setCommentStatus,
} from "./moderate-comments.ts";

/** The permission that handling a comment needs. */
const HANDLES_COMMENTS = "content:comment:update";

/** Moderation of visitors' comments, whose text never changes. */
export const commentHandlers = {
  commentsPage: async ({ query }, ctx) => {
    const { articleId, parentId, status, assignment } = query;
    const page = await commentTable.page(
      ctx.db,
      query,
      equals(comments.articleId, articleId),
      equals(comments.parentId, parentId),
      equals(comments.status, status),
      assignedTo(comments.assigneeId, assignment, ctx),
    );
    return { ...page, records: await toComments(ctx.db, page.records, ctx) };
  },

  commentsGet: async ({ path }, ctx) => readRecord(commentKind, path.id, ctx),

  commentsUpdate: async ({ body }, ctx) => setCommentStatus(body, ctx),

  commentsAssign: async ({ body }, ctx) =>
    ctx.db.transaction(async (tx) => {
      const before = await lockRecord(tx, commentKind, body, ctx);
      const { assigneeId } = body;
      await assertAssignable(tx, assigneeId, HANDLES_COMMENTS);
      const { id, nickname: title, assigneeId: former } = before;
      const place = noticePlaces.comment(id);
      const about = { bizType: "comment", bizId: id, title, place } as const;
      await notifyAssignee(tx, { assigneeId, before: former, ...about }, ctx);
      const written = await changeRecord(tx, commentKind, before, { assigneeId }, ctx);
      await settleCommentNotices(tx, [before], ctx.now());
      return written;
    }),

  commentsAssignees: async ({ query }, { db }) =>
    answerList(await listUsers(db, query, holders(HANDLES_COMMENTS))),

  commentsReply: async ({ body }, ctx) => replyToComment(body, ctx),

  commentsDelete: async ({ path, query }, ctx) => {
    await deleteComment({ ...path, ...query }, ctx);
    return null;
  },

  commentsBatch: async ({ body }, ctx) => moderateComments(body, ctx),
} satisfies Partial<Handlers>;
