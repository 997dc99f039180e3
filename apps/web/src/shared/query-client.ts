import { QueryClient } from "@tanstack/react-query";

const hour = 60 * 60 * 1000;

/** A query client for kept tabs: a hidden one has no observers, and must not come back to a skeleton. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The SDK has tried a read again by itself where that may help.
      queries: { gcTime: hour, staleTime: 2_000, retry: false },
      mutations: { retry: false },
    },
  });
}
