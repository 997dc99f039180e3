import fc from "fast-check";
import { expect, test } from "vitest";
import { parseQueryString } from "@atrium/sdk";
import {
  listStateToQuery,
  listStateToQueryString,
  listStateToSearch,
  parseListState,
  replaceListState,
  withFilters,
  withPageSize,
  withSort,
  type ListSpec,
  type ListState,
} from "./list-state.ts";

const spec: ListSpec = {
  filters: ["keyword", "status"],
  sortFields: ["name", "createdAt"],
  defaultSort: { field: "createdAt", order: "desc" },
};
const initial = parseListState({}, spec);

test("an empty address gives the defaults, and they give an empty address", () => {
  expect(initial).toEqual({
    pageNo: 1,
    pageSize: 10,
    sort: { field: "createdAt", order: "desc" },
    filters: {},
  });
  expect(listStateToSearch(initial, spec)).toEqual({});
});

test.each([
  [
    { pageNo: "3", pageSize: 20 },
    { pageNo: 3, pageSize: 20 },
  ],
  [
    { pageNo: "0", pageSize: "201" },
    { pageNo: 1, pageSize: 10 },
  ],
  [
    { pageNo: "1.5", pageSize: "-1" },
    { pageNo: 1, pageSize: 10 },
  ],
  [
    { pageNo: ["2"], pageSize: {} },
    { pageNo: 1, pageSize: 10 },
  ],
  [{ pageNo: "9".repeat(30) }, { pageNo: 1 }],
  [{ sortField: "name", sortOrder: "asc" }, { sort: { field: "name", order: "asc" } }],
  [{ sortField: "password", sortOrder: "asc" }, { sort: spec.defaultSort }],
  [{ sortField: "name", sortOrder: "up" }, { sort: spec.defaultSort }],
  [{ keyword: 123, status: "", other: "x" }, { filters: { keyword: "123" } }],
])("%j is read as %j", (search, expected) => {
  expect(parseListState(search, spec)).toMatchObject(expected);
});

test("changing a filter or the order goes to page 1; an emptied filter goes", () => {
  const state = { ...initial, pageNo: 4, filters: { keyword: "a", status: "on" } };
  expect(withFilters(state, { keyword: "", status: "off" })).toMatchObject({
    pageNo: 1,
    filters: { status: "off" },
  });
  expect(withSort(state, undefined)).toMatchObject({ pageNo: 1, sort: undefined });
});

test("the first row shown stays on the page when its size changes", () => {
  expect(withPageSize({ ...initial, pageNo: 5 }, 20)).toMatchObject({ pageNo: 3, pageSize: 20 });
  expect(withPageSize({ ...initial, pageNo: 2, pageSize: 20 }, 10).pageNo).toBe(3);
});

test("the query of the call holds everything", () => {
  expect(listStateToQuery({ ...initial, filters: { keyword: "a" } })).toEqual({
    keyword: "a",
    sortField: "createdAt",
    sortOrder: "desc",
    pageNo: 1,
    pageSize: 10,
  });
});

test("the parameters of others stay in the address", () => {
  const search = { dialog: "new", keyword: "old", pageNo: "7" };
  const next = withFilters(parseListState(search, spec), { keyword: "", status: "on" });
  expect(replaceListState(search, next, spec)).toEqual({ dialog: "new", status: "on" });
});

test("any state survives the address", () => {
  const states: fc.Arbitrary<ListState> = fc.record({
    pageNo: fc.integer({ min: 1, max: 1e6 }),
    pageSize: fc.integer({ min: 1, max: 200 }),
    sort: fc.record({
      field: fc.constantFrom("name", "createdAt"),
      order: fc.constantFrom("asc", "desc"),
    }),
    filters: fc.record({
      keyword: fc.string({ minLength: 1 }).map((text) => text.trim() || "x"),
    }),
  });
  fc.assert(
    fc.property(states, (state) => {
      const address = listStateToQueryString(state, spec);
      expect(parseListState(parseQueryString(address), spec)).toEqual(state);
    }),
    { seed: 5 },
  );
});
