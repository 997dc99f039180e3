import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { keysOf } from "./define-queries.ts";

/** Whose password a link chooses. It is asked once: what has become of the link meanwhile, its use says. */
export const passwordLink = (token: string) =>
  queryOptions({
    queryKey: [...keysOf("session").all, token],
    queryFn: ({ signal }) => sdk.session.openPasswordLink({ token }, { signal, silent: true }),
    staleTime: Infinity,
    retry: false,
    // It is a secret: not kept for longer than it is shown.
    gcTime: 0,
  });
