import type { TaskListName, TaskRow } from "../../queries/tasks.ts";

/** Where the pages about tasks are; the shipped menus say the same. */
export const taskPaths = {
  waiting: "/tasks/wait-handle",
  detail: ({ id, bizType }: Pick<TaskRow, "id" | "bizType">) =>
    bizType === "article" ? `/tasks/detail/${id}` : `/tasks/detail/${id}?kind=articleType`,
  article: (id: string) => `/content/articles/view/${encodeURIComponent(id)}`,
};

/** Where a row of a list opens: a pending task on its task page, any other at its article. */
export function taskRowPath(name: TaskListName, row: TaskRow): string | undefined {
  if (name === "waitHandle") return taskPaths.detail(row);
  return row.bizType === "articleType" ? undefined : taskPaths.article(row.bizId);
}
