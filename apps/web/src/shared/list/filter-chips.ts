import type { FilterChip } from "@atrium/ui";
import type { ListPage } from "./use-list-page.ts";

/** What a filter is called, and how its value is put in words; as it is unless said. */
export interface FilterWords {
  readonly name: string;
  readonly inWords?: (value: string) => string | undefined;
}

/** What a list is filtered by, as chips in the filters' order. */
export function filterChips<Row>(
  page: Pick<ListPage<Row>, "state" | "setFilters">,
  messages: Readonly<Record<string, FilterWords>>,
): FilterChip[] {
  return Object.entries(messages).flatMap(([id, { name, inWords }]) => {
    const value = page.state.filters[id];
    if (value === undefined) return [];
    return {
      id,
      name,
      value: inWords?.(value) ?? value,
      onRemove: () => page.setFilters({ [id]: undefined }),
    };
  });
}
