import type { Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { keysOf } from "./define-queries.ts";

/** What waits for the user. */
export type Home = Result<"homeGet">;

/** A kind of what waits, with the first of it. */
export type HomeSection = Home["sections"][number];

/** One thing that waits. */
export type HomeItem = HomeSection["records"][number];

/** What waits for the user, asked for anew whenever they come back to the window. */
export const home = queryOptions({
  queryKey: keysOf("home").all,
  queryFn: ({ signal }) => sdk.home.get(undefined, { signal, silent: true }),
  refetchOnWindowFocus: "always",
  refetchOnMount: "always",
  refetchInterval: 60_000,
});
