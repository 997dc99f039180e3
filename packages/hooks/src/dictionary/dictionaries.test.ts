import { expect, test } from "vitest";
import { camelCaseCode, dictionaryItem, dictionaryLabel, toDictionaries } from "./dictionaries.ts";

test.each([
  ["article_status", "articleStatus"],
  ["article-status", "articleStatus"],
  ["article.status", "articleStatus"],
  ["article status", "articleStatus"],
  ["__article__status__", "articleStatus"],
  ["articleStatus", "articleStatus"],
  ["ArticleStatus", "articleStatus"],
  ["ARTICLE_STATUS", "articleStatus"],
  ["level_2_kind", "level2Kind"],
  ["状态", "状态"],
  ["", ""],
])("%j is %j", (code, expected) => {
  expect(camelCaseCode(code)).toBe(expected);
});

const dictionaries = toDictionaries([
  {
    code: "article_status",
    lcdpDictItem: [
      { value: "b", label: "B", orderBy: 2 },
      { value: "z", label: "Z" },
      { value: "a", label: "A", orderBy: 1, color: "green" },
    ],
  },
  { code: "article-status", lcdpDictItem: [] },
]);

test("items are in order, and the first of two dictionaries of one name counts", () => {
  expect(dictionaries.articleStatus?.map((item) => item.value)).toEqual(["a", "b", "z"]);
});

test("labels are found under any form of the code", () => {
  expect(dictionaryLabel(dictionaries, "article.status", "a")).toBe("A");
  expect(dictionaryItem(dictionaries, "articleStatus", "a")?.color).toBe("green");
});

test("unknown values are shown as they are, absent ones as nothing", () => {
  expect(dictionaryLabel(dictionaries, "articleStatus", "new")).toBe("new");
  expect(dictionaryLabel(dictionaries, "constructor", "x")).toBe("x");
  expect(dictionaryLabel(dictionaries, "articleStatus", null)).toBe("");
});
