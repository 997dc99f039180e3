import { expect, test } from "vitest";
import type { Recommend } from "../../queries/recommends.ts";
import { groupByPosition, displayTitle, filterRecommends } from "./recommend-groups.ts";

const row = (id: string, positionType: string, orderBy: number, title?: string): Recommend => ({
  id,
  positionType,
  orderBy,
  title: title ?? null,
  articleId: `article-${id}`,
  articleTitle: `Article ${id}`,
  articleLive: true,
  language: "en",
  cover: null,
  startAt: null,
  endAt: null,
  status: "enabled",
  createdAt: "2026-01-01T00:00:00Z",
  createdBy: "u",
  createdByName: "U",
  updatedAt: "2026-01-01T00:00:00Z",
  updatedBy: "u",
  updatedByName: "U",
  version: 1,
});

const ids = (rows: readonly Recommend[]) => rows.map(({ id }) => id).join("");

test("positions follow the dictionary's order, empty ones included and unknown ones last", () => {
  const rows = [row("c", "cellar", 1), row("b", "home", 20), row("a", "home", 10)];
  const groups = groupByPosition(rows, ["sidebar", "home"]);
  expect(groups.map((group) => [group.position, ids(group.rows)])).toEqual([
    ["sidebar", ""],
    ["home", "ab"],
    ["cellar", "c"],
  ]);
});

test("the id breaks ties in the sort order", () => {
  const rows = [row("c", "home", 5), row("a", "home", 5), row("b", "home", -5)];
  expect(groupByPosition(rows, []).map((group) => ids(group.rows))).toEqual(["bac"]);
});

test("a keyword matches the custom title and the article's title", () => {
  const rows = [row("a", "home", 1, "High Water"), row("b", "home", 2)];
  const found = (keyword: string) => ids(filterRecommends(rows, { keyword, language: undefined }));
  expect(found("water")).toBe("a");
  expect(found("article")).toBe("ab");
  expect(rows.map(displayTitle)).toEqual(["High Water", "Article b"]);
});

test("a language leaves the recommendations of its articles", () => {
  const rows = [row("a", "home", 1), { ...row("b", "home", 2), language: "zh-CN" as const }];
  expect(ids(filterRecommends(rows, { keyword: "", language: "zh-CN" }))).toBe("b");
  expect(ids(filterRecommends(rows, { keyword: "article a", language: "zh-CN" }))).toBe("");
});
