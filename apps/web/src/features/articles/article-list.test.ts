import { parseListState } from "@atrium/hooks/resource";
import { expect, test } from "vitest";
import { articleList } from "./article-list.ts";

const query = (search: Record<string, string>) =>
  articleList.toQuery(parseListState(search, articleList));

test("a plain address asks for the first page, changed last first", () => {
  expect(query({})).toEqual({
    pageNo: 1,
    pageSize: 20,
    sortField: "updatedAt",
    sortOrder: "desc",
  });
});

test("filters, sort and page of the address are asked for", () => {
  const search = {
    keyword: "tide",
    typeId: "t1",
    displayStatus: "returned",
    sortField: "title",
    sortOrder: "asc",
    pageNo: "3",
  };
  expect(query(search)).toEqual({ ...search, sortOrder: "asc", pageNo: 3, pageSize: 20 });
});

test.each([
  [{ displayStatus: "nonsense" }],
  [{ sortField: "password", sortOrder: "asc" }],
  [{ pageNo: "-1" }],
  [{ keyword: "x".repeat(65) }],
])("what the server would refuse is left out: %o", (search) => {
  expect(query(search)).toEqual(query({}));
});
