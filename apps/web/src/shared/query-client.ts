import { MutationCache, QueryCache, QueryClient, type Query } from "@tanstack/react-query";
import { afterNextPaint } from "./after-next-paint.ts";

const hour = 60 * 60 * 1000;

/**
 * A query client for retained tabs: a hidden one has no observers, and must not come back to a skeleton. `onError` is
 * called for every failure, besides the caller's own handler.
 */
export function createQueryClient(onError: (error: Error) => void): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The SDK has tried a read again by itself where that may help.
      queries: {
        gcTime: hour,
        staleTime: 2_000,
        retry: false,
        refetchOnMount: (query) => query.state.data === undefined || askLater(query),
      },
      // A call without a connection fails at once. Held back, it would be sent after whoever made it gave it up.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  const askLater = laterAsker(client);
  return client;
}

/** Cached data is rendered first, then revalidated (stale-while-revalidate). */
function laterAsker(client: QueryClient): (query: Query) => false {
  const shown = new Set<Query>();
  const ask = () => {
    const asked = new Set(shown);
    shown.clear();
    const stale = {
      type: "active",
      stale: true,
      predicate: (query: Query) => asked.has(query),
    } as const;
    void client.refetchQueries(stale, { cancelRefetch: false });
  };
  return (query) => {
    if (shown.size === 0) afterNextPaint(ask);
    shown.add(query);
    return false;
  };
}
