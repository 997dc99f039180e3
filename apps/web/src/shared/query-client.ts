import { isApiError } from "@atrium/sdk";
import { QueryClient } from "@tanstack/react-query";

const hour = 60 * 60 * 1000;

/** A query client for kept tabs: a hidden one has no observers, and must not come back to a skeleton. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { gcTime: hour, staleTime: 2_000, retry: retryOnce },
      mutations: { retry: false },
    },
  });
}

/** Only what a second try may cure: no connection, too slow, the server out of order. */
function retryOnce(failures: number, error: Error): boolean {
  if (failures > 0 || !isApiError(error)) return false;
  return error.kind === "network" || (error.status ?? 0) >= 500;
}
