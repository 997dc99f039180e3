import { useMutation } from "@tanstack/react-query";
import { queryClient, sdk } from "../../shared/api.ts";
import { notices } from "../../shared/notices.tsx";
import { allRecommends, recommendQueries, type Recommend } from "./queries.ts";

/** A new place of a record. */
interface OrderChange {
  readonly id: string;
  readonly orderBy: number;
}

const mutationKey = ["recommends", "order"];

/** Saves places in the order: shown at once, one save after the other, taken back when one is refused. */
export function useOrder(): (changes: readonly OrderChange[]) => void {
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: "recommend-order" },
    mutationFn: saveAll,
    onMutate: async (changes: readonly OrderChange[]) => {
      // An answer under way knows nothing of the new order and would undo it.
      await queryClient.cancelQueries({ queryKey: recommendQueries.keys.all });
      const before = queryClient.getQueryData(allRecommends.queryKey);
      for (const { id, ...fields } of changes) change(id, fields);
      return before;
    },
    onError: (error, _changes, before) => {
      queryClient.setQueryData(allRecommends.queryKey, before);
      notices.error(error.message);
    },
    onSettled: () => {
      // While another one waits, the server's order is not the one last chosen.
      if (queryClient.isMutating({ mutationKey }) > 1) return undefined;
      return queryClient.invalidateQueries({ queryKey: recommendQueries.keys.all });
    },
  });
  return mutate;
}

async function saveAll(changes: readonly OrderChange[]): Promise<void> {
  for (const { id, orderBy } of changes) {
    const known = queryClient.getQueryData(allRecommends.queryKey)?.records;
    const record = known?.find((one) => one.id === id);
    // Gone meanwhile: there is no place to save.
    if (record === undefined) continue;
    const body = { id, orderBy, version: record.version };
    const { version } = await sdk.recommends.update(body, { silent: true });
    change(id, { version });
  }
}

function change(id: string, fields: Partial<Recommend>): void {
  queryClient.setQueryData(
    allRecommends.queryKey,
    (page) =>
      page && {
        ...page,
        records: page.records.map((row) => (row.id === id ? { ...row, ...fields } : row)),
      },
  );
}
