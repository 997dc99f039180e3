import type { QueryClient } from "@tanstack/react-query";
import type { FirstQuery } from "./feature.ts";
import { waitAtMost } from "./hold-page.ts";

/**
 * Begins the queries that have no data yet, then what their answers say to ask for next, and waits for all answers, but no
 * longer than `atMostMs`. A failure is for whoever shows the query.
 */
export async function beginQueries(
  client: QueryClient,
  queries: readonly FirstQuery[],
  atMostMs: number,
): Promise<void> {
  const answers = queries.flatMap((query) => answerTo(client, query));
  if (answers.length > 0) await waitAtMost(Promise.all(answers), atMostMs);
}

/** The answers that are still to come, to a query and to what follows it; none when all of them are there. */
function answerTo(client: QueryClient, { next, ...query }: FirstQuery): Promise<unknown>[] {
  const following = () => (next?.() ?? []).flatMap((one) => answerTo(client, one));
  if (client.getQueryData(query.queryKey) !== undefined) return following();
  return [client.prefetchQuery(query).then(() => Promise.all(following()))];
}
