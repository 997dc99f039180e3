import { equals } from "../../db/crud-table.ts";
import { comments } from "../../db/schema/index.ts";
import type { Handlers } from "../operation.ts";
import { readRecord } from "../records.ts";
import { commentKind, commentTable, toComments } from "./comment-record.ts";
import {
  deleteComment,
  moderateComments,
  replyToComment,
  setCommentStatus,
} from "./moderate-comments.ts";

/** Moderation of visitors' comments, whose text never changes. */
export const commentHandlers = {
  commentsPage: async ({ query }, ctx) => {
    const { articleId, parentId, status } = query;
    const page = await commentTable.page(
      ctx.db,
      query,
      equals(comments.articleId, articleId),
      equals(comments.parentId, parentId),
      equals(comments.status, status),
    );
    return { ...page, records: await toComments(ctx.db, page.records, ctx) };
  },

  commentsGet: async ({ path }, ctx) => readRecord(commentKind, path.id, ctx),

  commentsUpdate: async ({ body }, ctx) => setCommentStatus(body, ctx),

  commentsReply: async ({ body }, ctx) => replyToComment(body, ctx),

  commentsDelete: async ({ path }, ctx) => {
    await deleteComment(path.id, ctx);
    return null;
  },

  commentsBatch: async ({ body }, ctx) => moderateComments(body, ctx),
} satisfies Partial<Handlers>;
