import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A personal access token of the user. */
export type AccessToken = Result<"accessTokensPage">["records"][number];

/** The queries and mutations of the user's own access tokens. */
export const accessTokenQueries = defineQueries("accessTokens", {
  page: silent((query: Input<"accessTokensPage">, options) =>
    sdk.accessTokens.page(query, options),
  ),
  create: (body: Input<"accessTokensSave">) => sdk.accessTokens.save(body, { silent: true }),
  remove: (id: string) => sdk.accessTokens.delete(id, { silent: true }),
});

/** The permissions that the user may give to a token. */
export const accessTokenScopes = queryOptions({
  queryKey: accessTokenQueries.keys.list("scopes"),
  queryFn: ({ signal }) => sdk.accessTokens.scopes(undefined, { signal, silent: true }),
});
