import { expect, test } from "vitest";
import { childrenOf, isFiltered, noFilter, typeNodes } from "./type-nodes.ts";

const row = (
  id: string,
  parentId: string,
  name: string,
  displayStatus: "draft" | "published" = "published",
) => ({ id, parentId, language: "en" as const, name, code: `code-${id}`, displayStatus });

const rows = [
  row("a", "0", "News"),
  row("b", "a", "Company"),
  row("c", "a", "Products", "draft"),
  row("d", "gone", "Case studies"),
  { ...row("e", "0", "新闻"), language: "zh-CN" as const },
];

test("an empty filter shows all types, and one whose parent is missing at the top level", () => {
  expect(typeNodes(rows, noFilter)).toEqual([
    {
      id: "a",
      label: "News",
      children: [
        { id: "b", label: "Company", children: [] },
        { id: "c", label: "Products", children: [] },
      ],
    },
    { id: "d", label: "Case studies", children: [] },
    { id: "e", label: "新闻", children: [] },
  ]);
});

test.each([
  [{ keyword: "prod" }, ["a", "c"]],
  [{ keyword: "CODE-B" }, ["a", "b"]],
  [{ displayStatus: "draft" }, ["a", "c"]],
  [{ keyword: "news", displayStatus: "draft" }, []],
  [{ keyword: "studies case", displayStatus: "published" }, ["d"]],
  [{ language: "zh-CN" }, ["e"]],
])("the filter %j shows the matching types and their ancestors", (given, ids) => {
  const filter = { ...noFilter, ...given };
  const nodes = typeNodes(rows, filter);
  const found = nodes.flatMap(({ id, children = [] }) => [id, ...children.map((one) => one.id)]);
  expect(found).toEqual(ids);
  expect(isFiltered(filter)).toBe(true);
});

test("a blank keyword does not filter", () => {
  expect(isFiltered({ ...noFilter, keyword: "  " })).toBe(false);
});

test("childrenOf returns the direct children", () => {
  expect(childrenOf(rows, "a").map(({ id }) => id)).toEqual(["b", "c"]);
  expect(childrenOf(rows, "0").map(({ id }) => id)).toEqual(["a", "d", "e"]);
  expect(childrenOf(rows, "b")).toEqual([]);
});
