import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Makes the queries below these keys stale and fetches those on screen again. React Query leaves alone what is being
 * fetched for the first time; its answer may be from before the change, so it is invalidated once more when it has come.
 *
 * @param refetchType `none` leaves those on screen as they are until they are used again.
 * @returns Resolves when those on screen are fresh, also when fetching one of them fails.
 * @example
 * new EventSource("/events").onmessage = () => void invalidate(queryClient, [resourceKeys("notifications").all]);
 */
export async function invalidate(
  client: QueryClient,
  stale: readonly QueryKey[],
  refetchType: "active" | "none" = "active",
): Promise<void> {
  const refresh = (queryKey: QueryKey) => client.invalidateQueries({ queryKey, refetchType });
  const unanswered = stale.flatMap((queryKey) =>
    client
      .getQueryCache()
      .findAll({ queryKey, predicate: ({ state }) => state.data === undefined }),
  );
  await Promise.all([
    ...stale.map(refresh),
    ...unanswered.map(async ({ queryKey, promise }) => {
      await promise?.catch(() => undefined);
      await refresh(queryKey);
    }),
  ]);
}
