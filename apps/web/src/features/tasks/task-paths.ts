import type { TaskListName, TaskRow } from "../../queries/tasks.ts";
import type { ReviewedType } from "../../queries/workflow-step.ts";

/** Where the pages about tasks are; the shipped menus say the same. */
export const taskPaths = {
  waiting: "/tasks/wait-handle",
  waitingOf: (kind: ReviewedType) =>
    kind === "article" ? taskPaths.waiting : `${taskPaths.waiting}?kind=${kind}`,
  /** A home page is reviewed in its editor, which previews it. */
  detail: ({ id, bizType, bizId }: Pick<TaskRow, "id" | "bizType" | "bizId">) => {
    if (bizType === "homePage") return taskPaths.homePage(bizId);
    return bizType === "article" ? `/tasks/detail/${id}` : `/tasks/detail/${id}?kind=articleType`;
  },
  article: (id: string) => `/content/articles/view/${encodeURIComponent(id)}`,
  homePage: (id: string) => `/content/home?page=${encodeURIComponent(id)}`,
};

/** Where a row of a list opens: a pending task where it is decided, any other at its article or home page. */
export function taskRowPath(name: TaskListName, row: TaskRow): string | undefined {
  if (name === "waitHandle") return taskPaths.detail(row);
  if (row.bizType === "homePage") return taskPaths.homePage(row.bizId);
  return row.bizType === "articleType" ? undefined : taskPaths.article(row.bizId);
}
