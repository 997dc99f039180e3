import {
  listStateToQuery,
  parseListState,
  type ListSpec,
  type ListState,
} from "@atrium/hooks/resource";
import { parseQueryString, toQueryString } from "@atrium/sdk";
import type { DataTableLayout } from "@atrium/ui";
import type { SavedView } from "../../../queries/saved-views.ts";

type Columns = NonNullable<SavedView["columns"]>;

/** What a view keeps of a list: everything but the page. */
export function searchOf(state: ListState): string {
  const { pageNo: _page, ...search } = listStateToQuery(state);
  return toQueryString(search);
}

/** The list as a view shows it, from its first page on. */
export function stateOf(view: SavedView, spec: ListSpec): ListState {
  return parseListState(parseQueryString(view.search), spec);
}

/** What a view keeps of a table's layout. Widths are each machine's own. */
export function columnsOf({ hidden, order }: DataTableLayout): Columns {
  return { hidden: [...hidden], order: [...order] };
}

/** Whether a list shows something else than a view says. */
export function isChanged(
  view: SavedView,
  { state, spec }: { state: ListState; spec: ListSpec },
  layout: DataTableLayout | undefined,
): boolean {
  const { columns } = view;
  const isArranged =
    columns === null ||
    layout === undefined ||
    JSON.stringify(columnsOf(layout)) === JSON.stringify(columns);
  return !isArranged || searchOf(stateOf(view, spec)) !== searchOf(state);
}
