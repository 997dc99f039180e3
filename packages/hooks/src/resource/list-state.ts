import { toQueryString } from "@atrium/sdk";

/**
 * What a list screen shows: part of its address, so that it can be shared and gone back to.
 *
 * @example
 * const thirdPage: ListState = { pageNo: 3, pageSize: 20, sort: undefined, filters: { keyword: "tide" } };
 */
export interface ListState<Field extends string = string> {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly sort: ListSort<Field> | undefined;
  /** Filter values by name; no empty ones. */
  readonly filters: Readonly<Record<string, string>>;
}

/**
 * What a list is sorted by.
 *
 * @example
 * const newestFirst: ListSort = { field: "createTime", order: "desc" };
 */
export interface ListSort<Field extends string = string> {
  readonly field: Field;
  readonly order: "asc" | "desc";
}

/**
 * What one list screen knows; its sort fields are typed when it is written `as const`.
 *
 * @example
 * const spec = { filters: ["keyword", "status"], sortFields: ["name"] } as const satisfies ListSpec;
 */
export interface ListSpec<Field extends string = string> {
  /** The names of its filters; other parameters of the address are ignored. */
  readonly filters: readonly string[];
  readonly sortFields?: readonly Field[];
  readonly defaultSort?: ListSort<Field>;
  /** 10 by default. */
  readonly defaultPageSize?: number;
}

/**
 * The values of an address, as text or as a router already parsed them.
 *
 * @example
 * const search: SearchValues = { keyword: "tide", pageNo: 2 };
 * const { filters } = parseListState(search, { filters: ["keyword"] });
 */
export type SearchValues = Readonly<Record<string, unknown>>;

const MAX_PAGE_SIZE = 200;

/**
 * Reads a list's state from the address; whatever does not fit the list becomes its default.
 *
 * @example
 * parseListState({ keyword: "tide", pageNo: "2", pageSize: "-1" }, { filters: ["keyword"] });
 * // { pageNo: 2, pageSize: 10, sort: undefined, filters: { keyword: "tide" } }
 */
export function parseListState<Field extends string = never>(
  search: SearchValues,
  spec: ListSpec<Field>,
): ListState<Field> {
  const filters = spec.filters.flatMap((name) => {
    const text = toText(search[name]);
    return text === "" ? [] : [[name, text] as const];
  });
  return {
    pageNo: toCount(search.pageNo, Number.MAX_SAFE_INTEGER) ?? 1,
    pageSize: toCount(search.pageSize, MAX_PAGE_SIZE) ?? spec.defaultPageSize ?? 10,
    sort: parseSort(search, spec) ?? spec.defaultSort,
    filters: Object.fromEntries(filters),
  };
}

/**
 * The parameters of the address for a list's state, defaults left out.
 *
 * @example
 * const spec: ListSpec = { filters: ["keyword"] };
 * listStateToSearch(parseListState({ pageNo: "2", pageSize: "10" }, spec), spec); // { pageNo: 2 }
 */
export function listStateToSearch(
  state: ListState,
  spec: ListSpec,
): Record<string, string | number> {
  const { pageNo, pageSize, sort } = state;
  const search: Record<string, string | number> = {};
  for (const name of spec.filters) {
    const value = state.filters[name];
    if (value !== undefined && value !== "") search[name] = value;
  }
  if (sort !== undefined && !isSameSort(sort, spec.defaultSort)) {
    search.sortField = sort.field;
    search.sortOrder = sort.order;
  }
  if (pageNo !== 1) search.pageNo = pageNo;
  if (pageSize !== (spec.defaultPageSize ?? 10)) search.pageSize = pageSize;
  return search;
}

/**
 * The parameters of an address with another state of the list in them; those of others stay.
 *
 * @example
 * const spec: ListSpec = { filters: ["keyword"] };
 * const search = { dialog: "new", pageNo: "3" };
 * replaceListState(search, withFilters(parseListState(search, spec), { keyword: "tide" }), spec);
 * // { dialog: "new", keyword: "tide" }
 */
export function replaceListState(
  search: SearchValues,
  state: ListState,
  spec: ListSpec,
): SearchValues {
  const own = [...spec.filters, "sortField", "sortOrder", "pageNo", "pageSize"];
  const others = Object.entries(search).filter(([name]) => !own.includes(name));
  return { ...Object.fromEntries(others), ...listStateToSearch(state, spec) };
}

/**
 * The same as a query string without its "?".
 *
 * @example
 * const spec: ListSpec = { filters: ["keyword"] };
 * listStateToQueryString(parseListState({ keyword: "tide" }, spec), spec); // "keyword=tide"
 */
export function listStateToQueryString(state: ListState, spec: ListSpec): string {
  return toQueryString(listStateToSearch(state, spec));
}

/**
 * The query of a page call for a list's state.
 *
 * @example
 * const state = parseListState({ keyword: "tide" }, { filters: ["keyword"] });
 * const page = await sdk.roles.page(listStateToQuery(state));
 */
export function listStateToQuery<Field extends string>({
  pageNo,
  pageSize,
  sort,
  filters,
}: ListState<Field>) {
  const sorting = sort === undefined ? {} : { sortField: sort.field, sortOrder: sort.order };
  return { ...filters, ...sorting, pageNo, pageSize };
}

/**
 * Sets filters, empties included, and goes to page 1: the page shown means nothing among other rows.
 *
 * @example
 * const state = parseListState({ pageNo: "3" }, { filters: ["keyword"] });
 * withFilters(state, { keyword: "tide" }); // pageNo 1, filters { keyword: "tide" }
 */
export function withFilters<Field extends string>(
  state: ListState<Field>,
  changes: Readonly<Record<string, string | undefined>>,
): ListState<Field> {
  const filters = Object.entries({ ...state.filters, ...changes }).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, value] as const],
  );
  return { ...state, pageNo: 1, filters: Object.fromEntries(filters) };
}

/**
 * Sorts by something else, from page 1.
 *
 * @example
 * const state = parseListState({}, { filters: [], sortFields: ["name"] });
 * withSort(state, { field: "name", order: "asc" });
 */
export function withSort<Field extends string>(
  state: ListState<Field>,
  sort: ListSort<NoInfer<Field>> | undefined,
): ListState<Field> {
  return { ...state, pageNo: 1, sort };
}

/**
 * Changes the page's size; the first row shown stays on the page.
 *
 * @example
 * const state = parseListState({ pageNo: "5" }, { filters: [] });
 * withPageSize(state, 20).pageNo; // 3, for row 41 is on it
 */
export function withPageSize<Field extends string>(
  state: ListState<Field>,
  pageSize: number,
): ListState<Field> {
  const firstRow = (state.pageNo - 1) * state.pageSize;
  return { ...state, pageSize, pageNo: Math.floor(firstRow / pageSize) + 1 };
}

function parseSort<Field extends string>(
  { sortField, sortOrder }: SearchValues,
  spec: ListSpec<Field>,
): ListSort<Field> | undefined {
  const field = spec.sortFields?.find((known) => known === sortField);
  if (field === undefined || (sortOrder !== "asc" && sortOrder !== "desc")) return undefined;
  return { field, order: sortOrder };
}

function isSameSort(a: ListSort, b: ListSort | undefined): boolean {
  return a.field === b?.field && a.order === b.order;
}

function toCount(value: unknown, max: number): number | undefined {
  const text = toText(value);
  if (!/^[1-9]\d*$/.test(text)) return undefined;
  const count = Number(text);
  return count <= max ? count : undefined;
}

function toText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
