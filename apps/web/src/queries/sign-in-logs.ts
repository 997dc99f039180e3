import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** One sign-in, tried or done, or one sign-out. */
export type SignInLog = Result<"signInLogsPage">["records"][number];

/** The queries of the sign-in log. */
export const signInLogQueries = defineQueries("signInLogs", {
  page: silent((query: Input<"signInLogsPage">, options) => sdk.signInLogs.page(query, options)),
});
