import type { Input, Result } from "@atrium/sdk";
import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import type { Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A recommendation. */
export type Recommend = Result<"recommendsGet">;

/** The queries and mutations of recommendations. */
export const recommendQueries = defineQueries("recommends", {
  page: silent((query: Input<"recommendsPage">, options) => sdk.recommends.page(query, options)),
  detail: silent((id: string, options) => sdk.recommends.get(id, options)),
  create: (body: Input<"recommendsSave">) => sdk.recommends.save(body, { silent: true }),
  update: (body: Input<"recommendsUpdate">) => sdk.recommends.update(body, { silent: true }),
  remove: ({ id, version }: Versioned) => sdk.recommends.delete({ id, version }, { silent: true }),
});

const { keys } = recommendQueries;

/** All recommendations: an order can only be made of all there are. */
export const allRecommends = recommendQueries.page({ pageNo: 1, pageSize: 200 });

/** A new place of a recommendation. */
export interface OrderChange {
  readonly id: string;
  readonly orderBy: number;
}

const mutationKey = [...keys.all, "order"];

/** Saves places in the order: shown at once, one save after the other, taken back when one is refused. */
export const reorderRecommends = (onFailure: (error: Error) => void) =>
  mutationOptions({
    mutationKey,
    scope: { id: "recommend-order" },
    mutationFn: saveOrder,
    onMutate: async (changes: readonly OrderChange[], { client }) => {
      // A pending response has the old order and would undo the new one.
      await client.cancelQueries({ queryKey: keys.all });
      const before = client.getQueryData(allRecommends.queryKey);
      for (const { id, ...fields } of changes) changeCached(client, id, fields);
      return before;
    },
    onError: (error, _changes, before, { client }) => {
      client.setQueryData(allRecommends.queryKey, before);
      onFailure(error);
    },
    onSettled: (_data, _error, _changes, _before, { client }) => {
      // While another one waits, the server's order is not the one last chosen.
      if (client.isMutating({ mutationKey }) > 1) return undefined;
      return client.invalidateQueries({ queryKey: keys.all });
    },
  });

async function saveOrder(
  changes: readonly OrderChange[],
  { client }: { client: QueryClient },
): Promise<void> {
  for (const { id, orderBy } of changes) {
    const known = client.getQueryData(allRecommends.queryKey)?.records;
    const record = known?.find((one) => one.id === id);
    // Deleted meanwhile: nothing to save.
    if (record === undefined) continue;
    const body = { id, orderBy, version: record.version };
    const { version } = await sdk.recommends.update(body, { silent: true });
    changeCached(client, id, { version });
  }
}

function changeCached(client: QueryClient, id: string, fields: Partial<Recommend>): void {
  client.setQueryData(
    allRecommends.queryKey,
    (page) =>
      page && {
        ...page,
        records: page.records.map((row) => (row.id === id ? { ...row, ...fields } : row)),
      },
  );
}
