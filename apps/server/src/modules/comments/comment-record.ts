import { count, desc, inArray, sql } from "drizzle-orm";
import { may } from "../../auth/signed-in-user.ts";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { namesById } from "../../db/names-by-id.ts";
import { articles, comments, users } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Context } from "../operation.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";
import { toHandling } from "../visitor-posts/to-handling.ts";

export type CommentRow = typeof comments.$inferSelect;
type Comment = components["schemas"]["Comment"];

export const commentTable = crudTable(comments, {
  search: [comments.nickname, comments.content],
  sort: {
    nickname: comments.nickname,
    status: comments.status,
    createdAt: comments.createdAt,
    updatedAt: comments.updatedAt,
  },
  // First what nobody is assigned to.
  order: [sql`(${comments.assigneeId} is not null)`, desc(comments.createdAt)],
});

/** The operation log, which others than moderators read, contains nothing about the author. */
export const commentKind = recordKind({
  table: commentTable,
  nameOf: () => null,
  toRecords: toComments,
  logged: ({ articleId, parentId, content, status, assigneeId }) => {
    return { articleId, parentId, content, status, assigneeId };
  },
});

/** Adds what the caller may do. */
export async function toComments(
  db: Db,
  rows: readonly CommentRow[],
  { user }: Context,
): Promise<Comment[]> {
  const articleIds = rows.map(({ articleId }) => articleId);
  const titles = await namesById(db, articles, articles.title, articleIds);
  const assignees = rows.map(({ assigneeId }) => assigneeId);
  const names = await namesById(db, users, users.name, assignees);
  const replyCounts = await countReplies(db, rows);
  const allowedActions = (["update", "reply", "assign", "delete"] as const).filter((action) =>
    may(user, `content:comment:${action}`),
  );
  return rows.map((row) => {
    const { articleId, parentId, nickname, email, content, status } = row;
    const articleTitle = titles.get(articleId) ?? "";
    const head = { ...toEntity(row), articleId, articleTitle, parentId, nickname, email, content };
    const isStaff = row.staffUserId !== null;
    const replyCount = replyCounts.get(row.id) ?? 0;
    return { ...head, isStaff, replyCount, status, ...toHandling(row, names), allowedActions };
  });
}

async function countReplies(db: Db, rows: readonly CommentRow[]) {
  const ids = rows.map(({ id }) => id);
  const { parentId } = comments;
  const counts = await db
    .select({ parentId, replies: count() })
    .from(comments)
    .where(inArray(parentId, ids))
    .groupBy(parentId);
  return new Map(counts.map((row) => [row.parentId, row.replies]));
}
