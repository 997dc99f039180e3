import { pageSizes, useStoreSelector } from "@atrium/hooks";
import {
  listStateToSearch,
  replaceListState,
  useListState,
  withPageSize,
  type ListControls,
  type ListSpec,
} from "@atrium/hooks/resource";
import type { DataTableSort, DataTableState } from "@atrium/ui";
import { keepPreviousData, type QueryFunction, type QueryKey } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { preferences } from "../api.ts";
import { pendingStatus } from "../panel-status.ts";
import { useQuery } from "../use-query.ts";
import { useViewAddress } from "../view-location.tsx";

/** One page of rows, as every page call returns it. */
export interface RowPage<Row> {
  readonly records: readonly Row[];
  readonly total: number;
  readonly truncated?: boolean;
}

type Controls = ListControls<string>;
type State = Controls["state"];

/** What one list screen is made of. */
export interface ListPageOptions<Row> {
  readonly spec: ListSpec;
  /** The query of a page for the state in the URL. */
  readonly query: (state: State) => {
    readonly queryKey: QueryKey;
    readonly queryFn?: QueryFunction<RowPage<Row>>;
  };
  /** What an empty, unfiltered list shows. */
  readonly empty: { title: ReactNode; text?: ReactNode };
  /** Names the permission to view the list. */
  readonly permission: string;
}

/** The state of a list screen. It lives in the URL, so that it can be shared and survives Back and a reload. */
export interface ListPage<Row> extends Omit<Controls, "setSort" | "query"> {
  readonly table: DataTableState<Row>;
  /** The rows on this page. */
  readonly rows: readonly Row[];
  /** How many rows there are; undefined while that is not known. */
  readonly total: number | undefined;
  /** Whether there are more rows than `total` counts. */
  readonly truncated: boolean;
  /** What the list can be filtered and sorted by. */
  readonly spec: ListSpec;
  readonly sort: DataTableSort | null;
  setSort(sort: DataTableSort | null): void;
  /** The query of any page of this list. */
  readonly query: ListPageOptions<Row>["query"];
  /** The saved view that the address names. */
  readonly savedViewId: string | undefined;
  /** Whether the address says nothing about the list. */
  readonly isPlain: boolean;
  /** Shows another state, on behalf of a saved view. */
  showState(state: State, savedViewId: string): void;
  /** What the open dialog is about: `new`, or the id of a record. */
  readonly dialog: string | undefined;
  /** @param historyOf The id of the record whose history is shown over the dialog. */
  setDialog(about: string | undefined, historyOf?: string): void;
}

/** Binds a list to the view's URL and to its query. */
export function useListPage<Row>(options: ListPageOptions<Row>): ListPage<Row> {
  const address = useViewAddress();
  const defaultPageSize = useStoreSelector(preferences, ({ pageSize }) => pageSize);
  const spec = useMemo(
    () => ({ ...options.spec, defaultPageSize }),
    [options.spec, defaultPageSize],
  );
  const list = useListState<string>(spec, address);
  const query = useQuery({ ...options.query(list.state), placeholderData: keepPreviousData });
  const { dialog, savedView } = address.search;
  return {
    ...list,
    spec,
    rows: query.data?.records ?? [],
    total: query.data?.total,
    truncated: query.data?.truncated ?? false,
    table: tableState(query, list, options),
    sort: toTableSort(list.state),
    setSort: (sort) => list.setSort(toListSort(sort)),
    // The next list starts with as many rows.
    setPageSize: (size) => {
      const chosen = pageSizes.find((one) => one === size) ?? defaultPageSize;
      preferences.setPageSize(chosen);
      const state = withPageSize(list.state, chosen);
      address.setSearch(
        replaceListState(address.search, state, { ...spec, defaultPageSize: chosen }),
      );
    },
    query: options.query,
    savedViewId: typeof savedView === "string" ? savedView : undefined,
    isPlain: Object.keys(listStateToSearch(list.state, spec)).length === 0,
    showState: (state, id) =>
      address.setSearch({ ...replaceListState(address.search, state, spec), savedView: id }),
    dialog: typeof dialog === "string" ? dialog : undefined,
    setDialog: (about, history) => address.setSearch({ ...address.search, dialog: about, history }),
  };
}

interface RowsQuery<Row> {
  readonly data: RowPage<Row> | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly isPaused: boolean;
  refetch(): Promise<unknown>;
}

function tableState<Row>(
  query: RowsQuery<Row>,
  { state, clearFilters }: Pick<Controls, "state" | "clearFilters">,
  { empty, permission }: ListPageOptions<Row>,
): DataTableState<Row> {
  // Without a connection the rows of another page or filter would stay for as long as it lasts.
  const isWaiting = query.isPlaceholderData && query.isPaused;
  if (query.data === undefined || isWaiting) return pendingStatus(query, permission);
  if (query.data.records.length > 0) {
    return { status: "ready", rows: query.data.records, refreshing: query.isPlaceholderData };
  }
  const isFiltered = Object.keys(state.filters).length > 0;
  return isFiltered
    ? { status: "nothingFound", onClear: clearFilters }
    : { status: "empty", ...empty };
}

function toTableSort({ sort }: State): DataTableSort | null {
  if (sort === undefined) return null;
  return { columnId: sort.field, direction: sort.order === "asc" ? "ascending" : "descending" };
}

function toListSort(sort: DataTableSort | null): State["sort"] {
  if (sort === null) return undefined;
  return { field: sort.columnId, order: sort.direction === "ascending" ? "asc" : "desc" };
}
