import { resourceKeys, resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../../shared/api.ts";
import { quiet } from "../../shared/quiet.ts";

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
    list: quiet((query: Input<"articleTypesList">, options) =>
      sdk.articleTypes.list(query, options),
    ),
    detail: quiet((id: string, options) => sdk.articleTypes.get(id, options)),
    create: (body: Input<"articleTypesSave">) => sdk.articleTypes.save(body, { quiet: true }),
    update: (body: Input<"articleTypesUpdate">) => sdk.articleTypes.update(body, { quiet: true }),
    remove: (input: Input<"articleTypesDelete">) => sdk.articleTypes.delete(input, { quiet: true }),
  },
  { also: [resourceKeys("articles").all] },
);
