import { expect, test } from "vitest";
import { findOrg, idsAbove, orgNodes } from "./org-nodes.ts";

const org = (id: string, path: string, hasChildren = false) => ({
  id,
  name: id,
  path,
  hasChildren,
});
const company = org("a", "/a", true);
const press = org("b", "/a/b", true);
const shop = org("c", "/a/c");
const name = ({ name: label }: { name: string }) => label;

test("shows what is loaded, what can be asked for and what did not come", () => {
  const levels = new Map([
    ["0", [company]],
    ["a", [press, shop]],
  ]);
  const closed = { hasChildren: false, children: undefined, childrenFailed: false };
  const below = [
    { ...closed, id: "b", label: "b", hasChildren: true },
    { ...closed, id: "c", label: "c" },
  ];
  const top = { id: "a", label: "a", hasChildren: true, childrenFailed: false };
  expect(orgNodes(levels, name)).toEqual([{ ...top, children: below }]);
  expect(orgNodes(new Map([...levels, ["b", null]]), name)).toEqual([
    { ...top, children: below.map((node) => ({ ...node, childrenFailed: node.id === "b" })) },
  ]);
  expect(findOrg(levels, "c")).toBe(shop);
  expect(findOrg(levels, "d")).toBeUndefined();
});

test("is empty before anything is loaded", () => {
  expect(orgNodes(new Map(), name)).toEqual([]);
});

test("knows what an organisation stands below", () => {
  expect(idsAbove({ path: "/a/b/c" })).toEqual(["a", "b"]);
  expect(idsAbove({ path: "/a" })).toEqual([]);
});
