import {
  listStateToSearch,
  parseListState,
  withFilters,
  withPageSize,
  withSort,
  type ListSpec,
  type ListState,
} from "@atrium/hooks";
import type { DataTableSort, DataTableState } from "@atrium/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { QueryFunction, QueryKey } from "@tanstack/react-query";
import { useCallback, type ReactNode } from "react";
import { useViewSearch } from "./view-location.tsx";
import { pendingStatus } from "./panel-status.ts";

/** One page of rows, as every page call answers. */
interface RowPage<Row> {
  readonly records: readonly Row[];
  readonly total: number;
}

/** What one list screen is made of. */
export interface ListPageOptions<Row> {
  readonly spec: ListSpec;
  /** The query of a page, from what the address says. */
  readonly query: (state: ListState) => {
    readonly queryKey: QueryKey;
    readonly queryFn?: QueryFunction<RowPage<Row>>;
  };
  /** What the list says when there is nothing at all. */
  readonly empty: { title: ReactNode; text?: ReactNode; action?: ReactNode };
  /** The right it takes to see it, in words. */
  readonly right: string;
}

/** A list screen's state: kept in the address, so that it can be shared, gone back to and reloaded. */
export interface ListPage<Row> {
  readonly state: ListState;
  readonly table: DataTableState<Row>;
  readonly total: number;
  readonly sort: DataTableSort | null;
  /** The name of the open dialog, if any. */
  readonly dialog: string | undefined;
  setFilters(changes: Readonly<Record<string, string | undefined>>): void;
  clearFilters(): void;
  setSort(sort: DataTableSort | null): void;
  setPage(pageNo: number): void;
  setPageSize(pageSize: number): void;
  setDialog(name: string | undefined): void;
}

/** Binds a list to the view's address and to its query. */
export function useListPage<Row>(options: ListPageOptions<Row>): ListPage<Row> {
  const { spec, right } = options;
  const parse = useCallback(
    (search: Readonly<Record<string, unknown>>) => ({
      state: parseListState(search, spec),
      dialog: typeof search.dialog === "string" ? search.dialog : undefined,
    }),
    [spec],
  );
  const [{ state, dialog }, setSearch] = useViewSearch(parse);
  const query = useQuery({ ...options.query(state), placeholderData: keepPreviousData });
  const show = (next: ListState, openDialog?: string) =>
    setSearch({
      ...listStateToSearch(next, spec),
      ...(openDialog === undefined ? {} : { dialog: openDialog }),
    });
  const clearFilters = () =>
    show(withFilters(state, Object.fromEntries(spec.filters.map((name) => [name, undefined]))));

  return {
    state,
    dialog,
    total: query.data?.total ?? 0,
    table: tableState(query, state, options, right),
    sort: toTableSort(state),
    setFilters: (changes) => show(withFilters(state, changes)),
    clearFilters,
    setSort: (sort) => show(withSort(state, toListSort(sort))),
    setPage: (pageNo) => show({ ...state, pageNo }),
    setPageSize: (pageSize) => show(withPageSize(state, pageSize)),
    setDialog: (name) => show(state, name),
  };
}

interface RowsQuery<Row> {
  readonly data: RowPage<Row> | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  refetch(): Promise<unknown>;
}

function tableState<Row>(
  query: RowsQuery<Row>,
  state: ListState,
  { empty }: ListPageOptions<Row>,
  right: string,
): DataTableState<Row> {
  if (query.data === undefined) {
    return pendingStatus(query, right);
  }
  if (query.data.records.length > 0) {
    return { status: "ready", rows: query.data.records, refreshing: query.isPlaceholderData };
  }
  const isFiltered = Object.keys(state.filters).length > 0;
  return isFiltered ? { status: "nothingFound" } : { status: "empty", ...empty };
}

function toTableSort({ sort }: ListState): DataTableSort | null {
  if (sort === undefined) return null;
  return { columnId: sort.field, direction: sort.order === "asc" ? "ascending" : "descending" };
}

function toListSort(sort: DataTableSort | null): ListState["sort"] {
  if (sort === null) return undefined;
  return { field: sort.columnId, order: sort.direction === "ascending" ? "asc" : "desc" };
}
