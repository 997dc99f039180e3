import type { Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { keysOf } from "./define-queries.ts";

/** The state of what the site runs on. */
export type SystemHealth = Result<"systemHealthGet">;

/** The state of the system, asked for anew by every visit, at once: it is looked at because something may be wrong. */
export const systemHealth = queryOptions({
  queryKey: keysOf("systemHealth").all,
  queryFn: ({ signal }) => sdk.systemHealth.get(undefined, { signal, silent: true }),
  refetchOnMount: true,
});
