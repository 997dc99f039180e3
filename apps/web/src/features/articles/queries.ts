import { resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../../shared/api.ts";
import { silent } from "../../shared/silent.ts";
import { currentUserKey } from "../../shared/use-counters.ts";
import { taskKeys } from "../../shared/workflow/task-keys.ts";

/** An article without its content, as lists have it. */
export type ArticleRow = Result<"articlesPage">["records"][number];

/** An article as last saved. */
export type Article = Result<"articlesGet">;

const also = [taskKeys.all, currentUserKey];

/** The queries and mutations of articles. */
export const articleQueries = resourceQueries(
  "articles",
  {
    page: silent((query: Input<"articlesPage">, options) => sdk.articles.page(query, options)),
    detail: silent((id: string, options) => sdk.articles.get(id, options)),
    create: (body: Input<"articlesSave">) => sdk.articles.save(body, { silent: true }),
    remove: (id: string) => sdk.articles.delete(id),
  },
  { also },
);

/** Its saved versions, the latest first. */
export const articleVersions = (id: string) =>
  queryOptions({
    queryKey: [...articleQueries.keys.detail(id), "versions"],
    queryFn: ({ signal }) => sdk.articles.versions({ id, pageSize: 50 }, { signal, silent: true }),
  });

/** What became of it from one version to another. */
export const articleComparison = (id: string, { from, to }: { from: number; to: number }) =>
  queryOptions({
    queryKey: [...articleQueries.keys.detail(id), "comparison", from, to],
    queryFn: ({ signal }) => sdk.articles.compare({ id, from, to }, { signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** One of its versions. */
export const articleVersion = (id: string, versionNo: number) =>
  queryOptions({
    queryKey: [...articleQueries.keys.detail(id), "version", versionNo],
    queryFn: ({ signal }) => sdk.articles.version({ id, versionNo }, { signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
