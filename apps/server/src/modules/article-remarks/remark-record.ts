import { asc } from "drizzle-orm";
import { may } from "../../auth/signed-in-user.ts";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { articleRemarks } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Context } from "../operation.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";

export type RemarkRow = typeof articleRemarks.$inferSelect;
type ArticleRemark = components["schemas"]["ArticleRemark"];

export const remarkTable = crudTable(articleRemarks, {
  search: [articleRemarks.text],
  sort: { createdAt: articleRemarks.createdAt },
  order: [asc(articleRemarks.createdAt)],
});

export const remarkKind = recordKind({
  table: remarkTable,
  nameOf: ({ text }) => text.slice(0, 100),
  toRecords: async (_db: Db, rows: readonly RemarkRow[], ctx: Context) =>
    rows.map((row) => toRemark(row, ctx)),
});

/** Adds what the caller may do. */
export function toRemark(row: RemarkRow, { user }: Pick<Context, "user">): ArticleRemark {
  const { articleId, versionNo, round, field, passage, text, mentions, replies, status } = row;
  const place = { articleId, versionNo, round, field, passage };
  return {
    ...toEntity(row),
    ...place,
    text,
    mentions,
    replies,
    status,
    suggestion: toSuggestion(row),
    resolvedByName: row.resolvedByName,
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    allowedActions: allowedActions(row, user),
  };
}

function toSuggestion(row: RemarkRow): ArticleRemark["suggestion"] {
  if (row.suggestion === null) return null;
  return {
    text: row.suggestion,
    status: row.suggestionStatus,
    decidedByName: row.decidedByName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

/** Whether the caller may resolve a remark or open it again. */
export function mayResolve(row: RemarkRow, user: Context["user"]): boolean {
  return row.createdBy === user?.id || may(user, "content:article:update");
}

function allowedActions(row: RemarkRow, user: Context["user"]): ArticleRemark["allowedActions"] {
  const { status, suggestion, suggestionStatus } = row;
  const isUndecided = suggestion !== null && suggestionStatus === "open" && status === "open";
  const allowed = {
    reply: may(user, "content:article:view"),
    resolve: status === "open" && mayResolve(row, user),
    reopen: status === "resolved" && mayResolve(row, user),
    decide: isUndecided && may(user, "content:article:update"),
  };
  return (["reply", "resolve", "reopen", "decide"] as const).filter((action) => allowed[action]);
}
