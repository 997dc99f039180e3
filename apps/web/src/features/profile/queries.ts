import { resourceKeys } from "@atrium/hooks/resource";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../../shared/api.ts";
import { currentUserKey } from "../../shared/use-counters.ts";

/** The signed-in user, as the server knows them now. */
export const currentUser = queryOptions({
  queryKey: currentUserKey,
  queryFn: ({ signal }) => sdk.users.current(undefined, { signal, silent: true }),
});

/** Where the user is signed in now. */
export const ownSessions = queryOptions({
  queryKey: resourceKeys("liveSessions").list("own"),
  queryFn: ({ signal }) => sdk.liveSessions.listOwn(undefined, { signal, silent: true }),
});
