import type { DataTag, InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
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
 * The calls of a resource. One it does not have is left out, and is then absent from the result.
 *
 * @example
 * const verbs = { page: sdk.roles.page, update: sdk.roles.update } satisfies ResourceVerbs;
 */
export interface ResourceVerbs {
  readonly page?: ResourceCall<never, unknown>;
  readonly list?: ResourceCall<never, unknown>;
  readonly detail?: ResourceCall<string, unknown>;
  readonly create?: ResourceCall<never, unknown>;
  readonly update?: ResourceCall<never, unknown>;
  readonly remove?: ResourceCall<never, unknown>;
}

/**
 * The keys of a resource's queries: `all` > `lists` > one list, `all` > `details` > one record.
 *
 * @example
 * const keys: ResourceKeys = resourceKeys("roles");
 * await queryClient.invalidateQueries({ queryKey: keys.lists });
 */
export interface ResourceKeys {
  readonly all: QueryKey;
  readonly lists: QueryKey;
  page(query: unknown): QueryKey;
  infinite(query: unknown): QueryKey;
  list(query: unknown): QueryKey;
  readonly details: QueryKey;
  detail(id: string): QueryKey;
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
  readonly [Verb in keyof Verbs & ("create" | "update" | "remove")]: Writer<
    Verbs[Verb],
    FieldsOf<Verbs>
  >;
};

type AnyCall = ResourceCall<unknown, unknown>;

/**
 * Turns a resource's calls into queries and mutations that own their keys and their invalidation: every
 * mutation first invalidates all of the resource, and `also`, and only then calls the caller back.
 * A query that nobody looks at any more is aborted, and its late answer goes nowhere.
 *
 * @example
 * const roleQueries = resourceQueries("roles", { page: sdk.roles.page, remove: sdk.roles.delete });
 * useQuery(roleQueries.page({ pageNo: 1 }));
 * useMutation(roleQueries.remove({ onSuccess: () => notices.success("deleted successfully") }));
 */
export function resourceQueries<const Verbs extends ResourceVerbs>(
  name: string,
  verbs: Verbs,
  options?: { also?: readonly QueryKey[] },
): ResourceQueries<Verbs>;
export function resourceQueries(
  name: string,
  verbs: Readonly<Record<string, AnyCall | undefined>>,
  options: { also?: readonly QueryKey[] } = {},
): object {
  const keys = resourceKeys(name);
  const stale = [keys.all, ...(options.also ?? [])];
  const built: Record<string, unknown> = { keys };
  for (const [verb, call] of Object.entries(verbs)) {
    if (call === undefined) continue;
    if (verb === "page" || verb === "list") built[verb] = reader(keys[verb], call);
    else if (verb === "detail") built[verb] = reader((id) => keys.detail(String(id)), call);
    else built[verb] = writer(stale, call);
    if (verb === "page") built.infinite = infiniteReader(keys.infinite, call);
  }
  return built;
}

/**
 * The keys of a resource.
 *
 * @example
 * void queryClient.invalidateQueries({ queryKey: resourceKeys("roles").lists });
 */
export function resourceKeys(name: string): ResourceKeys {
  const lists = [name, "lists"];
  const details = [name, "details"];
  return {
    all: [name],
    lists,
    page: (query) => [...lists, "page", query ?? {}],
    infinite: (query) => [...lists, "infinite", query ?? {}],
    list: (query) => [...lists, "list", query ?? {}],
    details,
    detail: (id) => [...details, id],
  };
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

function writer([own = [], ...also]: readonly QueryKey[], call: AnyCall) {
  return ({ optimistic, ...callbacks }: MutationAdditions<unknown, unknown, object> = {}) => ({
    ...callbacks,
    async mutationFn(input: unknown, { client }: { client: QueryClient }) {
      const invalidate = () =>
        Promise.all([own, ...also].map((queryKey) => client.invalidateQueries({ queryKey })));
      const takeBack = optimistic && (await changeOptimistically(client, own, optimistic(input)));
      const data = await call(input).catch((error: unknown) => {
        takeBack?.();
        // Not waited for: people should hear of the failure even while nothing can be fetched.
        if (takeBack !== undefined || mayHaveChanged(error)) void invalidate();
        throw error;
      });
      await invalidate();
      return data;
    },
  });
}
