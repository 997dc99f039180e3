import type { InfiniteData, queryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import type { AnyCall, ResourceCall } from "./resource-call.ts";
import { resourceKeys, type ResourceKeys } from "./resource-keys.ts";
import {
  resourceMutation,
  type MutationAdditions,
  type ResourceMutation,
} from "./resource-mutation.ts";
import { nextPageNo, type RecordPage } from "./record-pages.ts";

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

/** A key that knows what it leads to, as React Query's own function tags it: its `DataTag` has changed since 5.59. */
type TaggedKey<Output> = ReturnType<
  typeof queryOptions<Output, Error, Output, QueryKey>
>["queryKey"];

/**
 * A query as a value: for `useQuery`, loaders, prefetching and reading the cache alike.
 *
 * @example
 * const idsOf = (query: ResourceQuery<readonly { id: string }[]>) =>
 *   queryClient.getQueryData(query.queryKey)?.map(({ id }) => id);
 */
export interface ResourceQuery<Output> {
  readonly queryKey: TaggedKey<Output>;
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Output>;
}

/**
 * A list that grows page by page, as a value for `useInfiniteQuery`. See `allRecords`.
 *
 * @example
 * const load = (query: InfiniteResourceQuery<RecordPage>) => queryClient.prefetchInfiniteQuery(query);
 */
export interface InfiniteResourceQuery<Output> {
  readonly queryKey: TaggedKey<InfiniteData<Output, number>>;
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
  /** The query client, which React Query hands to mutations only from 5.90 on: needed with an older one. */
  readonly client?: QueryClient;
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

/** A record's fields, as its detail call returns them. */
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
  { also = [], client }: ResourceOptions = {},
): object {
  const keys = resourceKeys(name);
  const others = also.map((other) => resourceKeys(other).all);
  const built: Record<string, unknown> = { keys };
  for (const [verb, call] of Object.entries(verbs)) {
    if (call === undefined) continue;
    if (verb === "page" || verb === "list") built[verb] = reader(keys[verb], call);
    else if (verb === "detail") built[verb] = reader((id) => keys.detail(String(id)), call);
    else built[verb] = resourceMutation({ own: keys, others, client, call });
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
