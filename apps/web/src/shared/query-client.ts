import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

const hour = 60 * 60 * 1000;

/**
 * A query client for kept tabs: a hidden one has no observers, and must not come back to a skeleton. `onError` is told
 * of each failure, besides whoever asked.
 */
export function createQueryClient(onError: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The SDK has tried a read again by itself where that may help.
      queries: { gcTime: hour, staleTime: 2_000, retry: false },
      mutations: { retry: false },
    },
  });
}
