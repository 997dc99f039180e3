import type { FilterChip } from "@atrium/ui";
import type { ListPage } from "./use-list-page.ts";

/** A filter's name, and how its value reads; by default as it is. */
export interface FilterLabel {
  readonly name: string;
  readonly formatValue?: (value: string) => string | undefined;
}

/** What a list is filtered by, as chips in the filters' order. */
export function filterChips<Row>(
  page: Pick<ListPage<Row>, "state" | "setFilters">,
  labels: Readonly<Record<string, FilterLabel>>,
): FilterChip[] {
  return Object.entries(labels).flatMap(([id, { name, formatValue }]) => {
    const value = page.state.filters[id];
    if (value === undefined) return [];
    return {
      id,
      name,
      value: formatValue?.(value) ?? value,
      onRemove: () => page.setFilters({ [id]: undefined }),
    };
  });
}
