import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Makes queries stale and fetches those on screen again. React Query leaves alone what is being fetched for the first
 * time; its answer may be from before the write, so it is invalidated once more when it has come.
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
