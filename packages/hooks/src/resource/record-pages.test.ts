import { expect, test } from "vitest";
import { allRecords, nextPageNo } from "./record-pages.ts";

test.each([
  [{ pageNo: 1, pageSize: 2, total: 3 }, 2, 2],
  [{ pageNo: 1, pageSize: 2, total: 2 }, 2, undefined],
  [{ pageNo: 2, pageSize: 2, total: 3 }, 1, undefined],
  [{ pageNo: 2, pageSize: 2, total: 9 }, 0, undefined],
  [{ pageNo: 1, pageSize: 2, total: 0 }, 0, undefined],
])("after %j with %i rows comes %s", (page, rows, next) => {
  expect(nextPageNo({ ...page, records: Array.from({ length: rows }) })).toBe(next);
});

test("a row that moved to the next page meanwhile is there once, as it came last", () => {
  const pages = [
    {
      records: [
        { id: "1", n: 1 },
        { id: "2", n: 1 },
      ],
    },
    {
      records: [
        { id: "2", n: 2 },
        { id: "3", n: 2 },
      ],
    },
  ];
  expect(allRecords(pages).map(({ id, n }) => `${id}/${n}`)).toEqual(["1/1", "2/2", "3/2"]);
  expect(allRecords(undefined)).toEqual([]);
});
