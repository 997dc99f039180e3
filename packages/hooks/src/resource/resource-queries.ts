import { queryOptions, type DataTag, type QueryClient, type QueryKey } from "@tanstack/react-query";

/** A call of the SDK, or anything of its shape. */
export type ResourceCall<Input, Output> = (
  input: Input,
  options?: { signal?: AbortSignal },
) => Promise<Output>;

/** The calls of a resource. One it does not have is left out, and is then absent from the result. */
export interface ResourceVerbs {
  readonly page?: ResourceCall<never, unknown>;
  readonly list?: ResourceCall<never, unknown>;
  readonly detail?: ResourceCall<string, unknown>;
  readonly create?: ResourceCall<never, unknown>;
  readonly update?: ResourceCall<never, unknown>;
  readonly remove?: ResourceCall<never, unknown>;
}

/** The keys of a resource's queries: `all` > `lists` > one list, `all` > `details` > one record. */
export interface ResourceKeys {
  readonly all: QueryKey;
  readonly lists: QueryKey;
  page(query: unknown): QueryKey;
  list(query: unknown): QueryKey;
  readonly details: QueryKey;
  detail(id: string): QueryKey;
}

/** A query as a value: for `useQuery`, loaders, prefetching and reading the cache alike. */
export interface ResourceQuery<Output> {
  readonly queryKey: DataTag<QueryKey, Output, Error>;
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Output>;
}

/** Options for `useMutation`. */
export interface ResourceMutation<Input, Output> {
  readonly mutationFn: (input: Input) => Promise<Output>;
  readonly onSuccess: (
    data: Output,
    input: Input,
    onMutateResult: unknown,
    context: { client: QueryClient },
  ) => Promise<void>;
}

/** What a caller may add to a mutation. */
export interface MutationCallbacks<Input, Output> {
  /** Called after the resource's queries were invalidated and those on screen fetched again. */
  readonly onSuccess?: (data: Output, input: Input) => unknown;
}

type Reader<Call> =
  Call extends ResourceCall<infer Input, infer Output>
    ? (
        ...query: undefined extends Input ? [query?: Input] : [query: Input]
      ) => ResourceQuery<Output>
    : never;

type DetailReader<Call> =
  Call extends ResourceCall<never, infer Output> ? (id: string) => ResourceQuery<Output> : never;

type Writer<Call> =
  Call extends ResourceCall<infer Input, infer Output>
    ? (callbacks?: MutationCallbacks<Input, Output>) => ResourceMutation<Input, Output>
    : never;

/** The queries and mutations of a resource's calls. */
export type ResourceQueries<Verbs extends ResourceVerbs> = { readonly keys: ResourceKeys } & {
  readonly [Verb in keyof Verbs & ("page" | "list")]: Reader<Verbs[Verb]>;
} & {
  readonly [Verb in keyof Verbs & "detail"]: DetailReader<Verbs[Verb]>;
} & {
  readonly [Verb in keyof Verbs & ("create" | "update" | "remove")]: Writer<Verbs[Verb]>;
};

/**
 * Turns a resource's calls into queries and mutations that own their keys and their invalidation: every
 * mutation first invalidates all of the resource, and `also`, and only then calls the caller back.
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
  verbs: Readonly<Record<string, ResourceCall<unknown, unknown> | undefined>>,
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
  }
  return built;
}

/** The keys of a resource. */
export function resourceKeys(name: string): ResourceKeys {
  const lists = [name, "lists"];
  const details = [name, "details"];
  return {
    all: [name],
    lists,
    page: (query) => [...lists, "page", query ?? {}],
    list: (query) => [...lists, "list", query ?? {}],
    details,
    detail: (id) => [...details, id],
  };
}

function reader(keyOf: (query: unknown) => QueryKey, call: ResourceCall<unknown, unknown>) {
  return (query?: unknown) =>
    queryOptions({
      queryKey: keyOf(query),
      queryFn: ({ signal }) => call(query, { signal }),
    });
}

function writer(stale: readonly QueryKey[], call: ResourceCall<unknown, unknown>) {
  return (
    callbacks: MutationCallbacks<unknown, unknown> = {},
  ): ResourceMutation<unknown, unknown> => ({
    mutationFn: (input) => call(input),
    async onSuccess(data, input, _onMutateResult, { client }) {
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
      await callbacks.onSuccess?.(data, input);
    },
  });
}
