import { expect, expectTypeOf, test } from "vitest";
import {
  camelCaseCode,
  dictionaryColor,
  dictionaryItem,
  dictionaryLabel,
  namedDictionaries,
  toDictionaries,
  type CamelCased,
} from "./dictionaries.ts";

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

test("sorts items, and the first of two dictionaries with one name wins", () => {
  expect(dictionaries.articleStatus?.map((item) => item.value)).toEqual(["a", "b", "z"]);
});

test("finds labels under any form of the code", () => {
  expect(dictionaryLabel(dictionaries, "article.status", "a")).toBe("A");
  expect(dictionaryItem(dictionaries, "articleStatus", "a")?.color).toBe("green");
});

test("shows unknown values unchanged and absent ones as nothing", () => {
  expect(dictionaryLabel(dictionaries, "articleStatus", "new")).toBe("new");
  expect(dictionaryLabel(dictionaries, "constructor", "x")).toBe("x");
  expect(dictionaryLabel(dictionaries, "articleStatus", null)).toBe("");
});

test("does the same for colours", () => {
  expect(dictionaryColor(dictionaries, "article_status", "a")).toBe("green");
  expect(dictionaryColor(dictionaries, "article_status", "b")).toBeUndefined();
  expect(dictionaryColor(dictionaries, "article_status", "new")).toBeUndefined();
  expect(dictionaryColor(dictionaries, "article_status", null)).toBeUndefined();
});

test("returns named dictionaries, empty when unknown", () => {
  const named = namedDictionaries(dictionaries, ["article_status", "no-such"]);
  expect(named.articleStatus).toHaveLength(3);
  expect(named.noSuch).toEqual([]);
  expect(namedDictionaries(dictionaries, ["other"]).other).toBe(named.noSuch);
  // @ts-expect-error nobody named this one
  expect(named.gender).toBeUndefined();
});

test("types a name as the function converts it", () => {
  expectTypeOf<CamelCased<"article_status">>().toEqualTypeOf<"articleStatus">();
  expectTypeOf<CamelCased<"article-status.kind of">>().toEqualTypeOf<"articleStatusKindOf">();
  expectTypeOf<CamelCased<"__article__status__">>().toEqualTypeOf<"articleStatus">();
  expectTypeOf<CamelCased<"ArticleStatus">>().toEqualTypeOf<"articleStatus">();
  expectTypeOf<CamelCased<"ARTICLE_STATUS">>().toEqualTypeOf<"articleStatus">();
  expectTypeOf<CamelCased<"level_2_kind">>().toEqualTypeOf<"level2Kind">();
});
