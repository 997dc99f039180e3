import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { defineQueries } from "./define-queries.ts";

/** Whether the user has a second factor. */
export type SecondFactor = Result<"secondFactorGet">;

/** The mutations of the user's second factor. */
export const secondFactorQueries = defineQueries("secondFactor", {
  begin: () => sdk.secondFactor.begin(undefined, { silent: true }),
  confirm: (code: string) => sdk.secondFactor.confirm({ code }, { silent: true }),
  renewCodes: (body: Input<"secondFactorRecoveryCodes">) =>
    sdk.secondFactor.recoveryCodes(body, { silent: true }),
  disable: (code: string) => sdk.secondFactor.disable({ code }, { silent: true }),
});

/** The user's second factor. */
export const ownSecondFactor = queryOptions({
  queryKey: secondFactorQueries.keys.all,
  queryFn: ({ signal }) => sdk.secondFactor.get(undefined, { signal, silent: true }),
});
