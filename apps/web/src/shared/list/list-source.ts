import { parseListState, type SearchValues } from "@atrium/hooks/resource";
import { preferences } from "../api.ts";
import type { FirstQueries } from "../feature.ts";
import type { ListPageOptions } from "./use-list-page.ts";

/** Where a list screen has its rows from. */
export interface ListSource<Row> extends Pick<ListPageOptions<Row>, "spec" | "query"> {
  /** What the screen asks for first, for its view. */
  readonly firstQueries: FirstQueries;
}

/** Declares where a list screen has its rows from. Called outside of components. */
export function listSource<Row>({
  spec,
  query,
}: Pick<ListPageOptions<Row>, "spec" | "query">): ListSource<Row> {
  return {
    spec,
    query,
    firstQueries: (search: SearchValues) => {
      const { pageSize: defaultPageSize } = preferences.get();
      return [query(parseListState<string>(search, { ...spec, defaultPageSize }))];
    },
  };
}
