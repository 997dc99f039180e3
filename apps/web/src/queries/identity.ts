import { isApiError, type Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { defineQueries } from "./define-queries.ts";

/** Who the user is at the identity provider. */
export type Identity = Result<"oidcGetIdentity">;

/** The mutations of the user's identity at the provider. */
export const identityQueries = defineQueries("oidc", {
  unlink: (_id: string) => sdk.oidc.unlink(undefined, { silent: true }),
});

/** The user's identity at the provider; null when their account is not linked. */
export const ownIdentity = queryOptions({
  queryKey: identityQueries.keys.all,
  queryFn: async ({ signal }): Promise<Identity | null> => {
    try {
      return await sdk.oidc.getIdentity(undefined, { signal, silent: true });
    } catch (error) {
      if (isApiError(error) && error.errorCode === "NOT_FOUND") return null;
      throw error;
    }
  },
});
