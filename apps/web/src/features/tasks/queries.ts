import type { Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../../shared/api.ts";
import { taskKeys } from "../../shared/workflow/task-keys.ts";
import type { BizType } from "../../shared/workflow/workflow-queries.ts";

/** One task. */
export type TaskRow = Result<"articlesWaitMeToHandleTasks">["records"][number];

/** The four task lists. */
export type TaskListName = "waitHandle" | "handled" | "waitRead" | "read";

/** What a task list is asked for. */
export interface TaskQuery {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly keyword?: string;
}

interface TaskPage {
  readonly records: readonly TaskRow[];
  readonly total: number;
}

type TaskCall = (
  query: TaskQuery,
  options: { signal: AbortSignal; silent: true },
) => Promise<TaskPage>;

const { articles, articleTypes } = sdk;

const calls: Readonly<Record<BizType, Readonly<Record<TaskListName, TaskCall>>>> = {
  article: {
    waitHandle: articles.waitMeToHandleTasks,
    handled: articles.myHandledTasks,
    waitRead: articles.waitMeToReadCirculatedTasks,
    read: articles.myReadedCirculatedTasks,
  },
  articleType: {
    waitHandle: articleTypes.waitMeToHandleTasks,
    handled: articleTypes.myHandledTasks,
    waitRead: articleTypes.waitMeToReadCirculatedTasks,
    read: articleTypes.myReadedCirculatedTasks,
  },
};

/** One page of one of the lists. */
export function taskPage(name: TaskListName, bizType: BizType, query: TaskQuery) {
  return queryOptions({
    queryKey: taskKeys.page({ name, bizType, ...query }),
    queryFn: ({ signal }) => calls[bizType][name](query, { signal, silent: true }),
  });
}

/** What waits for a decision, for the list beside the piece: as many as one call gives. */
export const waitingTasks = (bizType: BizType) =>
  taskPage("waitHandle", bizType, { pageNo: 1, pageSize: 200 });

/** An article as it was submitted. */
export const submittedVersion = (id: string, versionNo: number) =>
  queryOptions({
    queryKey: ["articles", "details", id, "version", versionNo],
    queryFn: ({ signal }) => sdk.articles.version({ id, versionNo }, { signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The article as it is now, to tell what the public sees of it. */
export const presentArticle = (id: string) =>
  queryOptions({
    queryKey: ["articles", "details", id],
    queryFn: ({ signal }) => sdk.articles.get(id, { signal, silent: true }),
  });

/** A type of articles under review. */
export const presentType = (id: string) =>
  queryOptions({
    queryKey: ["articleTypes", "details", id],
    queryFn: ({ signal }) => sdk.articleTypes.get(id, { signal, silent: true }),
  });
