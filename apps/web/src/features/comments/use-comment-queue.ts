import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useListPage, type ListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { adjacentItem } from "../../shared/adjacent-item.ts";
import { commentList, toPageQuery } from "./comment-list.ts";
import { commentQueries, type Comment } from "../../queries/comments.ts";

/** The comments to decide on, and the one at hand. Both are in the address. */
export interface CommentQueue {
  readonly page: ListPage<Comment>;
  /** The first of the list unless the address names one. */
  readonly chosenId: string | undefined;
  readonly chosen: Comment | undefined;
  /** Why the chosen one cannot be shown. */
  readonly query: { readonly error: Error | null; refetch(): Promise<unknown> };
  choose(id: string | undefined): void;
  /** Goes on by one, or back, from one page to another where it must; undefined at the queue's ends. */
  stepBy(step: 1 | -1): (() => void) | undefined;
}

/** Reads the queue the address asks for. */
export function useCommentQueue(): CommentQueue {
  const { comments: messages } = useMessages();
  const page = useListPage({
    spec: commentList,
    query: (state) => commentQueries.page(toPageQuery(state)),
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  // In the address it stands where other lists have their open dialog.
  const choose = page.setDialog;
  const chosenId = page.dialog ?? page.rows[0]?.id;
  const listed = page.rows.find(({ id }) => id === chosenId);
  const isElsewhere = chosenId !== undefined && listed === undefined;
  const query = useQuery({ ...commentQueries.detail(chosenId ?? ""), enabled: isElsewhere });
  const client = useQueryClient();
  const stepBy = (step: 1 | -1) => {
    const neighbour = adjacentItem(page.rows, chosenId, step);
    if (neighbour !== undefined) return () => choose(neighbour.id);
    const { pageNo, pageSize } = page.state;
    const hasMore = step === 1 ? pageNo * pageSize < (page.total ?? 0) : pageNo > 1;
    return hasMore ? () => void turnPage(pageNo + step, step) : undefined;
  };
  const turnPage = async (pageNo: number, step: 1 | -1) => {
    const wanted = page.query({ ...page.state, pageNo });
    // What could not be read is said where the list stands.
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
    chosen: listed ?? (isElsewhere ? query.data : undefined),
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
