import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { forEachRow, type Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import type { GroupChange } from "./group-change.ts";
import { silent } from "./silent.ts";
import type { StepBody, StepRow } from "./workflow-step.ts";

/** A type of articles in the tree. */
export type TypeRow = Result<"articleTypesList">[number];

/** A type of articles with the rules of review in force. */
export type ArticleType = Result<"articleTypesGet">;

/** The fields of a type. */
export type TypeFields = Omit<Required<Input<"articleTypesSave">>, "translationGroupId">;

/** The queries and mutations of article types. Articles of a deleted one move to another. */
export const typeQueries = defineQueries(
  "articleTypes",
  {
    list: silent((query: Input<"articleTypesList">, options) =>
      sdk.articleTypes.list(query, options),
    ),
    detail: silent((id: string, options) => sdk.articleTypes.get(id, options)),
    create: (body: Input<"articleTypesSave">) => sdk.articleTypes.save(body, { silent: true }),
    update: (body: Input<"articleTypesUpdate">) => sdk.articleTypes.update(body, { silent: true }),
    joinTranslations: async ({ id, translationGroupId }: GroupChange) => {
      const { version } = await sdk.articleTypes.get(id, { silent: true });
      return sdk.articleTypes.update({ id, version, translationGroupId }, { silent: true });
    },
    remove: (input: Input<"articleTypesDelete"> & Versioned) =>
      sdk.articleTypes.delete(input, { silent: true }),
    act: (step: StepBody) => sdk.articleTypes.act(step, { silent: true }),
    actMany: forEachRow(({ step }: StepRow) => sdk.articleTypes.act(step, { silent: true })),
  },
  { also: ["articles", "tasks", "currentUser", "home"] },
);

/** One version of a type. */
export const typeVersion = (id: string, versionNo: number) =>
  queryOptions({
    queryKey: [...typeQueries.keys.detail(id), "version", versionNo],
    queryFn: ({ signal }) => sdk.articleTypes.version({ id, versionNo }, { signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
