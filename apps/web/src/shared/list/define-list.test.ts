import { parseListState } from "@atrium/hooks/resource";
import { expect, test } from "vitest";
import { enabledStatusRule, keywordRule } from "../../generated/text-rules.ts";
import { defineList } from "./define-list.ts";

const list = defineList({
  filters: { keyword: keywordRule, status: enabledStatusRule },
  sortFields: ["name", "updatedAt"],
  defaultSort: { field: "updatedAt", order: "desc" },
});

test("the URL's state becomes the input of the page call", () => {
  const search = {
    pageNo: "2",
    keyword: "port",
    status: "enabled",
    sortField: "name",
    sortOrder: "asc",
  };
  expect(list.toQuery(parseListState(search, list))).toEqual({
    pageNo: 2,
    pageSize: 20,
    keyword: "port",
    status: "enabled",
    sortField: "name",
    sortOrder: "asc",
  });
});

test("values that the contract rejects are omitted", () => {
  const search = { keyword: "x".repeat(65), status: "asleep", sortField: "password", other: "1" };
  expect(list.toQuery(parseListState(search, list))).toEqual({
    pageNo: 1,
    pageSize: 20,
    sortField: "updatedAt",
    sortOrder: "desc",
  });
});
