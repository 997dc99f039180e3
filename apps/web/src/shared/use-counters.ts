import { useSessionUser } from "@atrium/hooks";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { sdk } from "./api.ts";

/** The key of the signed-in user's data; what changes their counters makes it stale. */
export const currentUserKey = ["current-user"] as const;

const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: ({ signal }) => sdk.users.current(undefined, { signal, silent: true }),
  refetchInterval: 60_000,
  // The same object until a number changes.
  select: ({ counters }): Readonly<Record<string, number>> => ({ ...counters }),
});

const none: Readonly<Record<string, number>> = {};

/** What waits for the user, by badge key; kept fresh. */
export function useCounters(): Readonly<Record<string, number>> {
  const atSignIn = useSessionUser()?.counters;
  const { data } = useQuery(currentUserQuery);
  return data ?? atSignIn ?? none;
}
