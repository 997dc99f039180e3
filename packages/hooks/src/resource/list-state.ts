import { toQueryString } from "@atrium/sdk";

/** What a list screen shows: part of its address, so that it can be shared and gone back to. */
export interface ListState {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly sort: ListSort | undefined;
  /** Filter values by name; no empty ones. */
  readonly filters: Readonly<Record<string, string>>;
}

/** What a list is sorted by. */
export interface ListSort {
  readonly field: string;
  readonly order: "asc" | "desc";
}

/** What one list screen knows. */
export interface ListSpec {
  /** The names of its filters; other parameters of the address are ignored. */
  readonly filters: readonly string[];
  readonly sortFields?: readonly string[];
  readonly defaultSort?: ListSort;
  /** 10 by default. */
  readonly defaultPageSize?: number;
}

/** The values of an address, as text or as a router already parsed them. */
export type SearchValues = Readonly<Record<string, unknown>>;

const MAX_PAGE_SIZE = 200;

/** Reads a list's state from the address; whatever does not fit the list becomes its default. */
export function parseListState(search: SearchValues, spec: ListSpec): ListState {
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

/** The parameters of the address for a list's state, defaults left out. */
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

/** The same as a query string without its "?". */
export function listStateToQueryString(state: ListState, spec: ListSpec): string {
  return toQueryString(listStateToSearch(state, spec));
}

/** The query of a page call for a list's state. */
export function listStateToQuery({ pageNo, pageSize, sort, filters }: ListState) {
  const sorting = sort === undefined ? {} : { sortField: sort.field, sortOrder: sort.order };
  return { ...filters, ...sorting, pageNo, pageSize };
}

/** Sets filters, empties included, and goes to page 1: the page shown means nothing among other rows. */
export function withFilters(
  state: ListState,
  changes: Readonly<Record<string, string | undefined>>,
): ListState {
  const filters = Object.entries({ ...state.filters, ...changes }).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, value] as const],
  );
  return { ...state, pageNo: 1, filters: Object.fromEntries(filters) };
}

/** Sorts by something else, from page 1. */
export function withSort(state: ListState, sort: ListSort | undefined): ListState {
  return { ...state, pageNo: 1, sort };
}

/** Changes the page's size; the first row shown stays on the page. */
export function withPageSize(state: ListState, pageSize: number): ListState {
  const firstRow = (state.pageNo - 1) * state.pageSize;
  return { ...state, pageSize, pageNo: Math.floor(firstRow / pageSize) + 1 };
}

function parseSort({ sortField, sortOrder }: SearchValues, spec: ListSpec): ListSort | undefined {
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
