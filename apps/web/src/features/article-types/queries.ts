import { resourceKeys, resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../../shared/api.ts";
import { silent } from "../../shared/silent.ts";

/** A type of articles in the tree. */
export type TypeRow = Result<"articleTypesList">[number];

/** A type of articles with the rules of review in force. */
export type ArticleType = Result<"articleTypesGet">;

/** The fields of a type. */
export type TypeFields = Required<Input<"articleTypesSave">>;

/** The queries and mutations of article types. Articles that a deleted one had stand elsewhere afterwards. */
export const typeQueries = resourceQueries(
  "articleTypes",
  {
    list: silent((query: Input<"articleTypesList">, options) =>
      sdk.articleTypes.list(query, options),
    ),
    detail: silent((id: string, options) => sdk.articleTypes.get(id, options)),
    create: (body: Input<"articleTypesSave">) => sdk.articleTypes.save(body, { silent: true }),
    update: (body: Input<"articleTypesUpdate">) => sdk.articleTypes.update(body, { silent: true }),
    remove: (input: Input<"articleTypesDelete">) =>
      sdk.articleTypes.delete(input, { silent: true }),
  },
  { also: [resourceKeys("articles").all] },
);
