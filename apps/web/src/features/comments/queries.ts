import { resourceKeys, resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { sdk } from "../../shared/api.ts";
import { silent } from "../../shared/silent.ts";
import { currentUserKey } from "../../shared/use-counters.ts";

/** A comment of a visitor, or our answer to one. */
export type Comment = Result<"commentsGet">;

/** Where a comment stands. */
export type CommentStatus = Comment["status"];

const also = [currentUserKey];

/** The queries and mutations of comments. */
export const commentQueries = resourceQueries(
  "comments",
  {
    page: silent((query: Input<"commentsPage">, options) => sdk.comments.page(query, options)),
    detail: silent((id: string, options) => sdk.comments.get(id, options)),
    remove: (id: string) => sdk.comments.delete(id, { silent: true }),
  },
  { also },
);

/** Reads comments and the counters anew. */
export function refreshComments(client: QueryClient): void {
  for (const queryKey of [commentQueries.keys.all, ...also]) {
    void client.invalidateQueries({ queryKey });
  }
}

/** The answers right below a comment. */
export const repliesTo = (parentId: string) =>
  commentQueries.page({ parentId, pageSize: 50, sortField: "createdAt", sortOrder: "asc" });

const articleKeys = resourceKeys("articles");

/** The article a comment is about. */
export const commentedArticle = (id: string) =>
  queryOptions({
    queryKey: articleKeys.detail(id),
    queryFn: ({ signal }) => sdk.articles.get(id, { signal, silent: true }),
    staleTime: 60_000,
  });

/** Articles by words of their titles, to choose one. */
export const articlesNamed = (keyword: string) => {
  const query = { pageSize: 20, ...(keyword && { keyword }) };
  return queryOptions({
    queryKey: articleKeys.page(query),
    queryFn: ({ signal }) => sdk.articles.page(query, { signal, silent: true }),
  });
};
