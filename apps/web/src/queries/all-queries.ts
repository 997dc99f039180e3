import { queryClient } from "../shared/api.ts";

/** Invalidates everything and refetches what is on screen, after a time without a connection. */
export function invalidateAll(): void {
  void queryClient.invalidateQueries();
}
