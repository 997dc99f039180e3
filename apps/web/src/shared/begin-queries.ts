import type { QueryClient } from "@tanstack/react-query";
import type { FirstQuery } from "./feature.ts";
import { waitAtMost } from "./hold-page.ts";

/**
 * Begins the queries that have no data yet, and waits for their answers, but no longer than `atMostMs`. A failure is for
 * whoever shows the query.
 */
export async function beginQueries(
  client: QueryClient,
  queries: readonly FirstQuery[],
  atMostMs: number,
): Promise<void> {
  const missing = queries.filter(({ queryKey }) => client.getQueryData(queryKey) === undefined);
  if (missing.length === 0) return;
  await waitAtMost(Promise.all(missing.map((query) => client.prefetchQuery(query))), atMostMs);
}
