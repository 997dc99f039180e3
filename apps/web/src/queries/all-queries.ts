import { queryClient } from "../shared/api.ts";

/** Marks everything stale and fetches what is on screen anew: after a while in which nothing could be fetched. */
export function invalidateAll(): void {
  void queryClient.invalidateQueries();
}
