import { parseListState } from "@atrium/hooks/resource";
import { expect, test } from "vitest";
import { articleList, toArticleQuery } from "./article-list.ts";

const query = (search: Record<string, string>) =>
  toArticleQuery(parseListState(search, articleList));

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

test("what waits, whose it is and when it was changed can be asked for", () => {
  const search = { queue: "returned", createdBy: "u1", tag: "Tides" };
  expect(query({ ...search, updatedFrom: "2026-03-14", updatedTo: "2026-03-14" })).toMatchObject({
    ...search,
    updatedFrom: new Date("2026-03-14T00:00:00").toISOString(),
    updatedTo: new Date("2026-03-15T00:00:00").toISOString(),
  });
});

test("what is missing in a language, or older than its source, can be asked for", () => {
  expect(query({ language: "en", translation: "zh-CN" })).toMatchObject({
    language: "en",
    missingIn: "zh-CN",
  });
  const outdated = query({ translation: "outdated" });
  expect(outdated).toMatchObject({ isOutdated: true });
  expect(outdated).not.toHaveProperty("translation");
});

test.each([
  [{ translation: "fr" }],
  [{ queue: "everything" }],
  [{ displayStatus: "nonsense" }],
  [{ sortField: "password", sortOrder: "asc" }],
  [{ pageNo: "-1" }],
  [{ keyword: "x".repeat(65) }],
])("what the server would refuse is left out: %o", (search) => {
  expect(query(search)).toEqual(query({}));
});
