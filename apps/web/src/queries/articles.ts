import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { forEachRow, type Versioned } from "./batch.ts";
import { defineQueries, keysOf } from "./define-queries.ts";
import { silent } from "./silent.ts";
import type { GroupChange } from "./group-change.ts";
import type { StepBody, StepRow } from "./workflow-step.ts";

/** An article without its content, as lists have it. */
export type ArticleRow = Result<"articlesPage">["records"][number];

/** An article as last saved. */
export type Article = Result<"articlesGet">;

/** An article in the trash. */
export type TrashedArticle = Result<"articlesTrashPage">["records"][number];

/** An article to be created; calls with the same key and body create one. */
export interface NewArticle {
  readonly body: Input<"articlesSave">;
  readonly idempotencyKey?: string | undefined;
}

/** The queries and mutations of articles. */
export const articleQueries = defineQueries(
  "articles",
  {
    page: silent((query: Input<"articlesPage">, options) => sdk.articles.page(query, options)),
    list: silent((query: Input<"articlesList">, options) => sdk.articles.list(query, options)),
    detail: silent((id: string, options) => sdk.articles.get(id, options)),
    create: ({ body, idempotencyKey }: NewArticle) =>
      sdk.articles.save(body, { silent: true, idempotencyKey }),
    update: (body: Input<"articlesUpdate">) => sdk.articles.update(body, { silent: true }),
    updateMany: forEachRow((body: Input<"articlesUpdate">) =>
      sdk.articles.update(body, { silent: true }),
    ),
    joinTranslations: async ({ id, translationGroupId }: GroupChange) => {
      const { version } = await sdk.articles.get(id, { silent: true });
      return sdk.articles.update({ id, version, translationGroupId }, { silent: true });
    },
    remove: ({ id, version }: Versioned) => sdk.articles.delete({ id, version }),
    removeMany: forEachRow(({ id, version }: Versioned) =>
      sdk.articles.delete({ id, version }, { silent: true }),
    ),
    act: (step: StepBody) => sdk.articles.act(step, { silent: true }),
    actMany: forEachRow(({ step }: StepRow) => sdk.articles.act(step, { silent: true })),
    restoreVersion: (input: Input<"articlesRestore">) => sdk.articles.restore(input),
    restoreTrashed: ({ id, version }: TrashedArticle) =>
      sdk.articles.trashRestore({ id, version }, { silent: true }),
    restoreTrashedMany: forEachRow(({ id, version }: Input<"articlesTrashRestore">) =>
      sdk.articles.trashRestore({ id, version }, { silent: true }),
    ),
    purge: ({ id, version }: Versioned) =>
      sdk.articles.trashDelete({ id, version }, { silent: true }),
    purgeMany: forEachRow(({ id, version }: Versioned) =>
      sdk.articles.trashDelete({ id, version }, { silent: true }),
    ),
  },
  { also: ["tasks", "currentUser", "circulations", "home", "calendar", "releases"] },
);

const { keys } = articleQueries;

/** One page of the trash. */
export const trashPage = (query: Input<"articlesTrashPage">) =>
  queryOptions({
    queryKey: keys.page({ inTrash: true, ...query }),
    queryFn: ({ signal }) => sdk.articles.trashPage(query, { signal, silent: true }),
  });

/** The saved versions of an article, the latest first. */
export const articleVersions = (id: string) =>
  queryOptions({
    queryKey: [...keys.detail(id), "versions"],
    queryFn: ({ signal }) => sdk.articles.versions({ id, pageSize: 50 }, { signal, silent: true }),
  });

/** Tags in use that contain a keyword, the most used first. */
export const articleTags = (keyword: string) =>
  queryOptions({
    queryKey: keysOf("articleTags").list({ keyword }),
    queryFn: ({ signal }) =>
      sdk.articles.tags({ pageSize: 10, ...(keyword && { keyword }) }, { signal, silent: true }),
    staleTime: 60_000,
  });

/** One version of an article. */
export const articleVersion = (id: string, versionNo: number) =>
  queryOptions({
    queryKey: [...keys.detail(id), "version", versionNo],
    queryFn: ({ signal }) => sdk.articles.version({ id, versionNo }, { signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Who else is editing an article; the call announces the user to the others. */
export const articleWriters = (id: string) =>
  queryOptions({
    queryKey: keysOf("articleWriters").detail(id),
    queryFn: ({ signal }) => sdk.articles.presence({ id }, { signal, silent: true }),
  });
