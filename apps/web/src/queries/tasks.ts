import type { Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { keysOf } from "./define-queries.ts";
import type { ReviewedType } from "./workflow-step.ts";

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

const { articles, articleTypes, homePages } = sdk;

/** Home pages are not circulated. */
const none: TaskCall = () => Promise.resolve({ records: [], total: 0 });

const calls: Readonly<Record<ReviewedType, Readonly<Record<TaskListName, TaskCall>>>> = {
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
  homePage: {
    waitHandle: homePages.waitMeToHandleTasks,
    handled: homePages.myHandledTasks,
    waitRead: none,
    read: none,
  },
};

/** One page of one of the lists. */
export const taskPage = (name: TaskListName, bizType: ReviewedType, query: TaskQuery) =>
  queryOptions({
    queryKey: keysOf("tasks").page({ name, bizType, ...query }),
    queryFn: ({ signal }) => calls[bizType][name](query, { signal, silent: true }),
  });

/** The pending tasks for the list beside the content: as many as one call returns. */
export const waitingTasks = (bizType: ReviewedType) =>
  taskPage("waitHandle", bizType, { pageNo: 1, pageSize: 200 });
