import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { changeOptimistically, type RecordChange } from "./record-change.ts";
import type { AnyCall } from "./resource-call.ts";
import { invalidate } from "./invalidate.ts";
import type { ResourceKeys } from "./resource-keys.ts";
import { mayHaveChanged } from "./write-outcome.ts";

const CLIENT_MISSING =
  "React Query before 5.90 needs the option `client`: resourceQueries(name, verbs, { client: queryClient })";

/**
 * Options for `useMutation`. The invalidation is part of the call, so that no option can erase it.
 *
 * @example
 * const save = (rename: ResourceMutation<{ id: string; name: string }, unknown>) =>
 *   rename.mutationFn({ id: "1", name: "Editors" }, { client: queryClient });
 */
export interface ResourceMutation<Input, Output> extends MutationCallbacks<Input, Output> {
  /** Takes the client from React Query, or else from the resource's options. */
  readonly mutationFn: (input: Input, context?: { client: QueryClient }) => Promise<Output>;
}

/**
 * Whom to call back.
 *
 * @example
 * const callbacks: MutationCallbacks<unknown, unknown> = { onSuccess: () => notices.success("saved") };
 */
export interface MutationCallbacks<Input, Output> {
  /** Called after the resource's queries were invalidated and those on screen fetched again. */
  readonly onSuccess?: (data: Output, input: Input) => unknown;
  /** Called after an optimistic change was taken back. */
  readonly onError?: (error: Error, input: Input) => unknown;
}

/**
 * What a caller may add to a mutation.
 *
 * @example
 * const additions: MutationAdditions<{ id: string; name: string }, unknown, { name: string }> = {
 *   optimistic: ({ id, name }) => ({ id, fields: { name } }),
 * };
 */
export interface MutationAdditions<Input, Output, Fields> extends MutationCallbacks<Input, Output> {
  /** The change to show before the server has answered; it is taken back when the call fails. */
  readonly optimistic?: (input: Input) => RecordChange<Fields>;
  /**
   * When what is on screen is fetched again: `wait` (the default) calls back afterwards, `background` at once. `lists` is
   * `background` without the records, for an autosave, whose caller shows the newest record itself: they only get stale.
   */
  readonly refetch?: "wait" | "background" | "lists";
  /**
   * Whether a failure that may come from somebody else's change refetches what is on screen (the default). `false` only
   * marks it as stale: for a dialog that belongs to the record on screen and has to show the error.
   */
  readonly refetchOnError?: boolean;
}

/** What a mutation writes with, and what it makes stale. */
interface Write {
  readonly own: ResourceKeys;
  readonly others: readonly QueryKey[];
  readonly client: QueryClient | undefined;
  readonly call: AnyCall;
}

/** Creates the options of one call's mutations. */
export function resourceMutation({ own, others, client: ownClient, call }: Write) {
  return ({
    optimistic,
    refetch = "wait",
    refetchOnError = true,
    ...callbacks
  }: MutationAdditions<unknown, unknown, object> = {}) => ({
    ...callbacks,
    async mutationFn(input: unknown, context?: { client: QueryClient }) {
      const client = context?.client ?? ownClient;
      if (client === undefined) throw new Error(CLIENT_MISSING);
      const refresh = () =>
        refetch === "lists"
          ? invalidateAround(client, own, others)
          : invalidate(client, [own.all, ...others]);
      const rollback =
        optimistic && (await changeOptimistically(client, own.all, optimistic(input)));
      const data = await call(input).catch((error: unknown) => {
        rollback?.();
        // Not waited for: people should hear of the failure even while nothing can be fetched.
        if (rollback !== undefined || mayHaveChanged(error)) {
          void (refetchOnError ? refresh() : invalidate(client, [own.all, ...others], "none"));
        }
        throw error;
      });
      const refreshed = refresh();
      if (refetch === "wait") await refreshed;
      return data;
    },
  });
}

async function invalidateAround(
  client: QueryClient,
  own: ResourceKeys,
  others: readonly QueryKey[],
): Promise<void> {
  void invalidate(client, [own.details], "none");
  await invalidate(client, [own.lists, ...others]);
}
