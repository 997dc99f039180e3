import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage, type ListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { adjacentItem } from "../../shared/adjacent-item.ts";
import { commentList, toPageQuery } from "./comment-list.ts";
import {
  closingQueries,
  commentedArticle,
  commentQueries,
  type Comment,
} from "../../queries/comments.ts";
import { useQuery } from "../../shared/use-query.ts";

/** Where the queue has its comments from. */
export const commentSource = listSource({
  spec: commentList,
  query: (state) => commentQueries.page(toPageQuery(state)),
  beside: ({ articleId }) => [commentedArticle(articleId), closingQueries.detail(articleId)],
});

/** The moderation queue and the current comment. Both are in the URL. */
export interface CommentQueue {
  readonly page: ListPage<Comment>;
  /** The first of the list unless the URL names one. */
  readonly chosenId: string | undefined;
  readonly chosen: Comment | undefined;
  /** Why the chosen one cannot be shown. */
  readonly query: { readonly error: Error | null; refetch(): Promise<unknown> };
  choose(id: string | undefined): void;
  /** Moves to the next or previous comment, across pages; undefined at the ends of the queue. */
  stepBy(step: 1 | -1): (() => void) | undefined;
}

/** Reads the queue that the URL selects. */
export function useCommentQueue(): CommentQueue {
  const { comments: messages } = useMessages();
  const page = useListPage({
    ...commentSource,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  // It uses the search param of other lists' open dialog.
  const choose = page.setDialog;
  const chosenId = page.dialog ?? page.rows[0]?.id;
  const listed = page.rows.find(({ id }) => id === chosenId);
  // What leaves the list stays in view while it is fetched.
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  const isElsewhere = chosenId !== undefined && listed === undefined;
  const query = useQuery({ ...commentQueries.detail(chosenId ?? ""), enabled: isElsewhere });
  const client = useQueryClient();
  const stepBy = (step: 1 | -1) => {
    const first = isElsewhere && step === 1 ? page.rows[0] : undefined;
    const neighbour = first ?? adjacentItem(page.rows, chosenId, step);
    if (neighbour !== undefined) return () => choose(neighbour.id);
    const { pageNo, pageSize } = page.state;
    const hasMore = step === 1 ? pageNo * pageSize < (page.total ?? 0) : pageNo > 1;
    return hasMore ? () => void turnPage(pageNo + step, step) : undefined;
  };
  const turnPage = async (pageNo: number, step: 1 | -1) => {
    const wanted = page.query({ ...page.state, pageNo });
    // The list reports its own error.
    const rows = await client.fetchQuery(wanted).then(
      ({ records }) => records,
      () => [],
    );
    page.setPage(pageNo);
    choose(rows.at(step === 1 ? 0 : -1)?.id);
  };
  return {
    page: fromItsTop(page, () => choose(undefined)),
    stepBy,
    chosenId,
    chosen: listed ?? query.data ?? (last?.id === chosenId && !query.error ? last : undefined),
    query,
    choose,
  };
}

/** Another part of the list begins with its first comment. */
function fromItsTop(page: ListPage<Comment>, chooseFirst: () => void): ListPage<Comment> {
  const andFirst =
    <Args extends readonly unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      change(...args);
      chooseFirst();
    };
  return {
    ...page,
    setFilters: andFirst(page.setFilters),
    clearFilters: andFirst(page.clearFilters),
    setPage: andFirst(page.setPage),
    setSort: andFirst(page.setSort),
  };
}
