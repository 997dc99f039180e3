import { useMemo } from "react";
import {
  listStateToQuery,
  parseListState,
  replaceListState,
  withFilters,
  withPageSize,
  withSort,
  type ListSort,
  type ListSpec,
  type ListState,
  type SearchValues,
} from "./list-state.ts";

/**
 * The parameters of the address, as the application's router has them.
 *
 * @example
 * const address: AddressPort = {
 *   search: { keyword: "tide" },
 *   setSearch: ({ keyword }) => navigation.navigate(`/roles?keyword=${String(keyword)}`, { replace: true }),
 * };
 */
export interface AddressPort {
  readonly search: SearchValues;
  /** Replaces them, without an entry in the history. */
  readonly setSearch: (search: SearchValues) => void;
}

/**
 * A list's state, and the ways to change it.
 *
 * @example
 * const next = ({ state, setPage }: ListControls<"name">) => setPage(state.pageNo + 1);
 */
export interface ListControls<Field extends string> {
  readonly state: ListState<Field>;
  /** For the page call. */
  readonly query: ReturnType<typeof listStateToQuery<Field>>;
  setPage(pageNo: number): void;
  setPageSize(pageSize: number): void;
  setSort(sort: ListSort<Field> | undefined): void;
  setFilters(changes: Readonly<Record<string, string | undefined>>): void;
  clearFilters(): void;
}

/**
 * Keeps a list's state in the address, and leaves the address's other parameters alone.
 *
 * @param spec What the list knows; defined outside the component.
 * @example
 * const [search, setSearch] = useState<SearchValues>({ keyword: "tide" }); // or the router's
 * const list = useListState({ filters: ["keyword"], sortFields: ["name"] }, { search, setSearch });
 * const { data } = useQuery(resourceQueries("roles", { page: sdk.roles.page }).page(list.query));
 */
export function useListState<Field extends string = never>(
  spec: ListSpec<Field>,
  { search, setSearch }: AddressPort,
): ListControls<Field> {
  return useMemo(() => {
    const state = parseListState(search, spec);
    const show = (next: ListState<Field>) => setSearch(replaceListState(search, next, spec));
    return {
      state,
      query: listStateToQuery(state),
      setPage: (pageNo) => show({ ...state, pageNo }),
      setPageSize: (pageSize) => show(withPageSize(state, pageSize)),
      setSort: (sort) => show(withSort(state, sort)),
      setFilters: (changes) => show(withFilters(state, changes)),
      clearFilters: () => show({ ...withFilters(state, {}), filters: {} }),
    };
  }, [spec, search, setSearch]);
}
