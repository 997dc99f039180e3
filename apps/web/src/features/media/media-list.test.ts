import { expect, test } from "vitest";
import { mediaList } from "./media-list.ts";

test("the page call follows from the URL", () => {
  const filters = { kind: "image", unused: "true", userId: "u1", keyword: "quay" };
  const sort = { field: "name", order: "asc" } as const;
  expect(mediaList.toQuery({ pageNo: 2, pageSize: 20, filters, sort })).toEqual({
    pageNo: 2,
    pageSize: 20,
    sortField: "name",
    sortOrder: "asc",
    kind: "image",
    unused: true,
    createdBy: "u1",
    keyword: "quay",
  });
});

test("values that the contract does not know are left out", () => {
  const filters = { kind: "poem", unused: "maybe" };
  expect(mediaList.toQuery({ pageNo: 1, pageSize: 20, filters, sort: undefined })).toEqual({
    pageNo: 1,
    pageSize: 20,
  });
});
