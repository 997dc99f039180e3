import type { TaskRow } from "../../queries/tasks.ts";

/** Where the pages about tasks are; the shipped menus say the same. */
export const taskPaths = {
  waiting: "/tasks/wait-handle",
  detail: ({ id, bizType }: Pick<TaskRow, "id" | "bizType">) =>
    bizType === "article" ? `/tasks/detail/${id}` : `/tasks/detail/${id}?kind=articleType`,
  article: (id: string) => `/content/articles/view/${encodeURIComponent(id)}`,
};
