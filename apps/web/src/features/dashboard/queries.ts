import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../../shared/api.ts";
import { taskKeys } from "../../shared/workflow/task-keys.ts";

/** The rows of one question of the source query; some minutes old is new enough. */
export const themeRows = (dataThemeId: string, pageSize = 120) =>
  queryOptions({
    queryKey: ["charts", dataThemeId, pageSize],
    queryFn: ({ signal }) =>
      sdk.charts.getDatas({ dataThemeId, pageSize }, { signal, silent: true }),
    staleTime: 5 * 60_000,
  });

/** The articles changed last. */
export const recentArticles = queryOptions({
  queryKey: ["articles", "lists", "recent"],
  queryFn: ({ signal }) =>
    sdk.articles.page(
      { pageSize: 8, sortField: "updatedAt", sortOrder: "desc" },
      { signal, silent: true },
    ),
});

/** The first of the tasks that wait for a decision. */
export const firstTasks = queryOptions({
  queryKey: [...taskKeys.lists, "first"],
  queryFn: ({ signal }) =>
    sdk.articles.waitMeToHandleTasks({ pageSize: 8 }, { signal, silent: true }),
});
