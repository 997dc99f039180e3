import { parseListState, type SearchValues } from "@atrium/hooks/resource";
import { preferences, queryClient } from "../api.ts";
import type { FirstQueries, FirstQuery } from "../feature.ts";
import type { ListPageOptions, RowPage } from "./use-list-page.ts";

/** Where a list screen has its rows from. */
export interface ListSource<Row> extends Pick<ListPageOptions<Row>, "spec" | "query"> {
  /** What the screen asks for first, for its view. */
  readonly firstQueries: FirstQueries;
}

interface ListSourceOptions<Row> extends Pick<ListPageOptions<Row>, "spec" | "query"> {
  /** What the screen shows beside its rows at first, and asks for by one of them. */
  readonly beside?: (row: Row) => readonly FirstQuery[];
}

/** Declares where a list screen has its rows from. Called outside of components. */
export function listSource<Row>({ spec, query, beside }: ListSourceOptions<Row>): ListSource<Row> {
  return {
    spec,
    query,
    firstQueries: (search: SearchValues) => {
      const { pageSize: defaultPageSize } = preferences.get();
      const rows = query(parseListState<string>(search, { ...spec, defaultPageSize }));
      if (beside === undefined) return [rows];
      const next = () => {
        const [row] = queryClient.getQueryData<RowPage<Row>>(rows.queryKey)?.records ?? [];
        return row === undefined ? [] : beside(row);
      };
      return [{ ...rows, next }];
    },
  };
}
