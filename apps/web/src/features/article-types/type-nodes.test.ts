import { expect, test } from "vitest";
import { childrenOf, isFiltered, typeNodes } from "./type-nodes.ts";

const row = (
  id: string,
  parentId: string,
  name: string,
  displayStatus: "draft" | "published" = "published",
) => ({ id, parentId, name, code: `code-${id}`, displayStatus });

const rows = [
  row("a", "0", "News"),
  row("b", "a", "Company"),
  row("c", "a", "Products", "draft"),
  row("d", "gone", "Case studies"),
];
const all = { keyword: "", displayStatus: undefined };

test("an empty filter shows all types, and one whose parent is missing at the top level", () => {
  expect(typeNodes(rows, all)).toEqual([
    {
      id: "a",
      label: "News",
      children: [
        { id: "b", label: "Company", children: [] },
        { id: "c", label: "Products", children: [] },
      ],
    },
    { id: "d", label: "Case studies", children: [] },
  ]);
});

test.each([
  [{ keyword: "prod", displayStatus: undefined }, ["a", "c"]],
  [{ keyword: "CODE-B", displayStatus: undefined }, ["a", "b"]],
  [{ keyword: "", displayStatus: "draft" }, ["a", "c"]],
  [{ keyword: "news", displayStatus: "draft" }, []],
  [{ keyword: "studies case", displayStatus: "published" }, ["d"]],
])("the filter %j shows the matching types and their ancestors", (filter, ids) => {
  const nodes = typeNodes(rows, filter);
  const found = nodes.flatMap(({ id, children = [] }) => [id, ...children.map((one) => one.id)]);
  expect(found).toEqual(ids);
  expect(isFiltered(filter)).toBe(true);
});

test("a blank keyword does not filter", () => {
  expect(isFiltered({ keyword: "  ", displayStatus: undefined })).toBe(false);
});

test("childrenOf returns the direct children", () => {
  expect(childrenOf(rows, "a").map(({ id }) => id)).toEqual(["b", "c"]);
  expect(childrenOf(rows, "0").map(({ id }) => id)).toEqual(["a", "d"]);
  expect(childrenOf(rows, "b")).toEqual([]);
});
