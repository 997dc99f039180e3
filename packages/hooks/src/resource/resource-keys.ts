import type { QueryKey } from "@tanstack/react-query";

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
