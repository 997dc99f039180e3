import { parseListState } from "@atrium/hooks/resource";
import { expect, test } from "vitest";
import type { SavedView } from "../../../queries/saved-views.ts";
import { isChanged, searchOf, stateOf } from "./saved-view-state.ts";

const spec = { filters: ["keyword", "status"], sortFields: ["name"], defaultPageSize: 20 };
const layout = { hidden: ["email"], order: ["name", "email"], widths: {} };
const view: SavedView = {
  id: "v1",
  version: 1,
  createdAt: "2026-03-14T09:30:00.000Z",
  createdBy: "u1",
  createdByName: "Mei Chen",
  updatedAt: "2026-03-14T09:30:00.000Z",
  updatedBy: "u1",
  updatedByName: "Mei Chen",
  list: "usersPage",
  name: "Active",
  search: "keyword=tide%20table&status=active&sortField=name&sortOrder=desc&pageSize=50",
  columns: null,
  shared: false,
  isDefault: false,
  allowedActions: ["update", "delete"],
};

test("a view keeps filters, order and page size, and not the page", () => {
  const state = { ...stateOf(view, spec), pageNo: 3 };
  expect(state).toEqual({
    pageNo: 3,
    pageSize: 50,
    sort: { field: "name", order: "desc" },
    filters: { keyword: "tide table", status: "active" },
  });
  expect(searchOf(state)).toBe(view.search);
});

test("a view is changed by filters and order, and by columns only when it has some", () => {
  const state = stateOf(view, spec);
  expect(isChanged(view, { state, spec }, layout)).toBe(false);
  expect(isChanged(view, { state: { ...state, filters: {} }, spec }, layout)).toBe(true);
  const columns = { hidden: [], order: ["name", "email"] };
  expect(isChanged({ ...view, columns }, { state, spec }, layout)).toBe(true);
});

test("what a list does not know any more is ignored", () => {
  const { filters } = stateOf({ ...view, search: "keyword=tide&gone=1" }, spec);
  expect(filters).toEqual({ keyword: "tide" });
  expect(stateOf({ ...view, search: "" }, spec)).toEqual(parseListState({}, spec));
});
