import { useQueries } from "@tanstack/react-query";
import { topId } from "../../shared/parent-choices.ts";
import type { OrgLevels } from "./org-nodes.ts";
import { orgQueries, type Org } from "../../queries/orgs.ts";

/** The organisations as far as the tree is open. */
interface LoadedOrgs {
  readonly levels: OrgLevels<Org>;
  /** Why not even the top of the tree is there. */
  readonly error: Error | null;
  /** Retries a level that failed to load. */
  readonly refetch: () => Promise<unknown>;
}

/** Loads the top level of the tree and the children of each expanded node. */
export function useOrgLevels(openIds: ReadonlySet<string>): LoadedOrgs {
  const parentIds = [topId, ...openIds];
  const results = useQueries({ queries: parentIds.map((id) => orgQueries.list(id)) });
  const levels = new Map<string, readonly Org[] | null>();
  for (const [index, { data, error }] of results.entries()) {
    const level = data ?? (error === null ? undefined : null);
    const parentId = parentIds[index];
    if (level !== undefined && parentId !== undefined) levels.set(parentId, level);
  }
  return {
    levels,
    error: results[0]?.error ?? null,
    refetch: () =>
      Promise.all(results.filter(({ isError }) => isError).map((result) => result.refetch())),
  };
}
