import { answerList } from "../records.ts";
import type { Handlers } from "../operation.ts";
import { pageAccessTokens, scopesOf } from "./read-access-tokens.ts";
import { createOwnToken, revokeOwnToken } from "./write-access-tokens.ts";

/** Personal access tokens of the signed-in account. */
export const accessTokenHandlers = {
  accessTokensPage: async ({ query }, ctx) => pageAccessTokens(query, ctx),

  accessTokensScopes: async ({ query }, ctx) => answerList(await scopesOf(query, ctx)),

  accessTokensSave: async ({ body }, ctx) => createOwnToken(body, ctx),

  accessTokensDelete: async ({ path }, ctx) => {
    await revokeOwnToken(path.id, ctx);
    return null;
  },
} satisfies Partial<Handlers>;
