import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { articleQueries } from "./articles.ts";
import { inChunks, type Batch, type Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A comment of a visitor, or our answer to one. */
export type Comment = Result<"commentsGet">;

/** The status of a comment. */
export type CommentStatus = Comment["status"];

/** The same for many comments: another status, or none any more. */
interface CommentBatch extends Batch<Versioned> {
  readonly action: CommentStatus | "delete";
}

/** The queries and mutations of comments. */
export const commentQueries = defineQueries(
  "comments",
  {
    page: silent((query: Input<"commentsPage">, options) => sdk.comments.page(query, options)),
    detail: silent((id: string, options) => sdk.comments.get(id, options)),
    update: (body: Input<"commentsUpdate">) => sdk.comments.update(body, { silent: true }),
    assign: (body: Input<"commentsAssign">) => sdk.comments.assign(body, { silent: true }),
    reply: (body: Input<"commentsReply">) => sdk.comments.reply(body, { silent: true }),
    remove: ({ id, version }: Versioned) => sdk.comments.delete({ id, version }, { silent: true }),
    batch: ({ action, ...batch }: CommentBatch) =>
      inChunks(batch, (records) => sdk.comments.batch({ records, action }, { silent: true })),
  },
  { also: ["currentUser", "home"] },
);

/** The direct replies to a comment. */
export const repliesTo = (parentId: string) =>
  commentQueries.page({ parentId, pageSize: 50, sortField: "createdAt", sortOrder: "asc" });

/** The article a comment is about; while its comments are read, it is not fetched again. */
export const commentedArticle = (id: string) => ({
  ...articleQueries.detail(id),
  staleTime: 60_000,
});

/** The colleagues who may handle comments. */
export const commentAssignees = (keyword: string) =>
  queryOptions({
    queryKey: [...commentQueries.keys.all, "assignees", keyword],
    queryFn: ({ signal }) =>
      sdk.comments.assignees(
        { pageSize: 50, ...(keyword && { keyword }) },
        { signal, silent: true },
      ),
  });

/** When an article stops taking comments. */
export type CommentClosing = Result<"commentClosingsGet">;

/** The queries and mutations of closings, by the article's id. */
export const closingQueries = defineQueries("commentClosings", {
  detail: silent((id: string, options) => sdk.commentClosings.get(id, options)),
  update: (body: Input<"commentClosingsUpdate">) =>
    sdk.commentClosings.update(body, { silent: true }),
});
