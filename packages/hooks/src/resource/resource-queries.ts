import type { DataTag, InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import { resourceKeys, type ResourceKeys } from "./resource-keys.ts";
import { changeOptimistically, type RecordChange } from "./record-change.ts";
import { nextPageNo, type RecordPage } from "./record-pages.ts";
import { mayHaveChanged } from "./write-outcome.ts";

/**
 * A call of the SDK, or anything of its shape.
 *
 * @example
 * const detail: ResourceCall<string, { id: string }> = async (id) => ({ id });
 */
export type ResourceCall<Input, Output> = (
  input: Input,
  options?: { signal?: AbortSignal },
) => Promise<Output>;

/**
 * The calls of a resource: `page`, `list` and `detail` read, all others write, whatever their names. A verb that the
 * resource lacks is left out, and is then absent from the result.
 *
 * @example
 * const verbs = { page: sdk.roles.page, replaceMenus: sdk.roles.updateMenus } satisfies ResourceVerbs;
 */
export interface ResourceVerbs {
  readonly page?: ResourceCall<never, unknown>;
  readonly list?: ResourceCall<never, unknown>;
  readonly detail?: ResourceCall<string, unknown>;
  /** Taken: the result has its own. */
  readonly keys?: never;
  readonly infinite?: never;
  readonly [write: string]: ResourceCall<never, unknown> | undefined;
}

/**
 * A query as a value: for `useQuery`, loaders, prefetching and reading the cache alike.
 *
 * @example
 * const idsOf = (query: ResourceQuery<readonly { id: string }[]>) =>
 *   queryClient.getQueryData(query.queryKey)?.map(({ id }) => id);
 */
export interface ResourceQuery<Output> {
  readonly queryKey: DataTag<QueryKey, Output, Error>;
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Output>;
}

/**
 * A list that grows page by page, as a value for `useInfiniteQuery`. See `allRecords`.
 *
 * @example
 * const load = (query: InfiniteResourceQuery<RecordPage>) => queryClient.prefetchInfiniteQuery(query);
 */
export interface InfiniteResourceQuery<Output> {
  readonly queryKey: DataTag<QueryKey, InfiniteData<Output, number>, Error>;
  readonly queryFn: (context: { signal: AbortSignal; pageParam: number }) => Promise<Output>;
  readonly initialPageParam: number;
  readonly getNextPageParam: (last: Output) => number | undefined;
}

/**
 * What belongs to a resource besides its calls.
 *
 * @example
 * const options: ResourceOptions = { also: ["tasks"] };
 */
export interface ResourceOptions {
  /** The names of other resources that a write changes. */
  readonly also?: readonly string[];
}

/**
 * Options for `useMutation`. The invalidation is part of the call, so that no option can erase it.
 *
 * @example
 * const save = (rename: ResourceMutation<{ id: string; name: string }, unknown>) =>
 *   rename.mutationFn({ id: "1", name: "Editors" }, { client: queryClient });
 */
export interface ResourceMutation<Input, Output> extends MutationCallbacks<Input, Output> {
  readonly mutationFn: (input: Input, context: { client: QueryClient }) => Promise<Output>;
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

type Reader<Call> =
  Call extends ResourceCall<infer Input, infer Output>
    ? (
        ...query: undefined extends Input ? [query?: Input] : [query: Input]
      ) => ResourceQuery<Output>
    : never;

type InfiniteReader<Call> =
  Call extends ResourceCall<infer Input, infer Output>
    ? Output extends RecordPage
      ? (query?: Omit<NonNullable<Input>, "pageNo">) => InfiniteResourceQuery<Output>
      : never
    : never;

type DetailReader<Call> =
  Call extends ResourceCall<never, infer Output> ? (id: string) => ResourceQuery<Output> : never;

type Writer<Call, Fields> =
  Call extends ResourceCall<infer Input, infer Output>
    ? (additions?: MutationAdditions<Input, Output, Fields>) => ResourceMutation<Input, Output>
    : never;

/** A record's fields, as its detail call tells them. */
type FieldsOf<Verbs extends ResourceVerbs> =
  Verbs["detail"] extends ResourceCall<never, infer Output> ? Output : object;

/**
 * The queries and mutations of a resource's calls.
 *
 * @example
 * const queries: ResourceQueries<{ list: typeof sdk.roles.list }> = resourceQueries("roles", { list: sdk.roles.list });
 */
export type ResourceQueries<Verbs extends ResourceVerbs> = { readonly keys: ResourceKeys } & {
  readonly [Verb in keyof Verbs & ("page" | "list")]: Reader<Verbs[Verb]>;
} & {
  readonly [Verb in keyof Verbs & "page" as "infinite"]: InfiniteReader<Verbs[Verb]>;
} & {
  readonly [Verb in keyof Verbs & "detail"]: DetailReader<Verbs[Verb]>;
} & {
  readonly [Verb in Exclude<keyof Verbs, Reads>]: Writer<Verbs[Verb], FieldsOf<Verbs>>;
};

type Reads = "page" | "list" | "detail" | "infinite" | "keys";

type AnyCall = ResourceCall<unknown, unknown>;

/**
 * Turns a resource's calls into queries and mutations that own their keys and their invalidation: every
 * mutation first invalidates all of the resource, and of those in `also`, and only then calls the caller back.
 * A query that nobody looks at any more is aborted, and its late answer goes nowhere.
 *
 * @example
 * const roleQueries = resourceQueries("roles", { page: sdk.roles.page, remove: sdk.roles.delete }, { also: ["users"] });
 * useQuery(roleQueries.page({ pageNo: 1 }));
 * useMutation(roleQueries.remove({ onSuccess: () => notices.success("deleted successfully") }));
 */
export function resourceQueries<const Verbs extends ResourceVerbs>(
  name: string,
  verbs: Verbs,
  options?: ResourceOptions,
): ResourceQueries<Verbs>;
export function resourceQueries(
  name: string,
  verbs: Readonly<Record<string, AnyCall | undefined>>,
  { also = [] }: ResourceOptions = {},
): object {
  const keys = resourceKeys(name);
  const others = also.map((other) => resourceKeys(other).all);
  const built: Record<string, unknown> = { keys };
  for (const [verb, call] of Object.entries(verbs)) {
    if (call === undefined) continue;
    if (verb === "page" || verb === "list") built[verb] = reader(keys[verb], call);
    else if (verb === "detail") built[verb] = reader((id) => keys.detail(String(id)), call);
    else built[verb] = writer(keys, others, call);
    if (verb === "page") built.infinite = infiniteReader(keys.infinite, call);
  }
  return built;
}

function reader(keyOf: (query: unknown) => QueryKey, call: AnyCall) {
  return (query?: unknown) => ({
    queryKey: keyOf(query),
    queryFn: ({ signal }: { signal: AbortSignal }) => call(query, { signal }),
  });
}

function infiniteReader(keyOf: (query: unknown) => QueryKey, call: AnyCall) {
  return (query: object = {}) => ({
    queryKey: keyOf(query),
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: number }) =>
      call({ ...query, pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPageNo,
  });
}

function writer(own: ResourceKeys, others: readonly QueryKey[], call: AnyCall) {
  return ({
    optimistic,
    refetch = "wait",
    refetchOnError = true,
    ...callbacks
  }: MutationAdditions<unknown, unknown, object> = {}) => ({
    ...callbacks,
    async mutationFn(input: unknown, { client }: { client: QueryClient }) {
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

function invalidate(
  client: QueryClient,
  stale: readonly QueryKey[],
  refetchType: "active" | "none" = "active",
): Promise<unknown> {
  return Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey, refetchType })));
}

function invalidateAround(
  client: QueryClient,
  own: ResourceKeys,
  others: readonly QueryKey[],
): Promise<unknown> {
  void client.invalidateQueries({ queryKey: own.details, refetchType: "none" });
  return invalidate(client, [own.lists, ...others]);
}
