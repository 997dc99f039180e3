import type { SelectOption } from "@atrium/ui";
import { useMessages } from "../messages.ts";
import { FilterSelect } from "./filter-select.tsx";
import type { ListPage } from "./use-list-page.ts";

export interface StatusFilterProps {
  page: Pick<ListPage<unknown>, "state" | "setFilters">;
  options: readonly SelectOption[];
}

/** The filter `status` of a list. */
export function StatusFilter({ page, options }: StatusFilterProps) {
  const { list } = useMessages();
  return (
    <FilterSelect
      label={list.status}
      all={list.allStatuses}
      options={options}
      value={page.state.filters["status"]}
      onChange={(status) => page.setFilters({ status })}
    />
  );
}
