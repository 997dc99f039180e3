import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { keysOf } from "./define-queries.ts";
import { queryOptions } from "@tanstack/react-query";

/** Whether somebody may do something, and why. */
export type AccessExplanation = Result<"accessExplain">;

/** One link of the chain that leads to the answer. */
export type AccessReason = AccessExplanation["reasons"][number];

/** Asked anew each time: much that decides it is changed by others. */
export const accessExplanation = (query: Input<"accessExplain">) =>
  queryOptions({
    queryKey: keysOf("access").detail(JSON.stringify(query)),
    queryFn: ({ signal }) => sdk.access.explain(query, { signal, silent: true }),
    staleTime: 0,
    gcTime: 0,
  });
