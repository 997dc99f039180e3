import { describe, expect, test } from "vitest";
import { findOrg, ancestorIds, levelsAfter, orgNodes, withoutFormer } from "./org-nodes.ts";

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

test("the tree shows loaded, loadable and failed levels", () => {
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

test("the tree is empty before anything is loaded", () => {
  expect(orgNodes(new Map(), name)).toEqual([]);
});

describe("one that moves", () => {
  const old = { id: "m", version: 1 };
  const other = { id: "o", version: 1 };

  test("appears only at its new position, whichever levels have been refetched", () => {
    const move = { record: old, place: { parentId: "b", index: 0 } };
    const after = [
      ["a", [other]],
      ["b", [old, other]],
      ["c", null],
    ];
    for (const from of [[old, other], [other]]) {
      for (const to of [[other], [{ ...old, version: 2 }, other]]) {
        const levels = new Map([
          ["a", from],
          ["b", to],
          ["c", null],
        ]);
        expect([...levelsAfter(levels, move)]).toEqual(after);
      }
    }
  });

  test("disappears from its old position once the new one has been refetched", () => {
    const moved = { ...old, version: 2 };
    const levels = new Map([
      ["a", [old, other]],
      ["b", [moved]],
      ["c", null],
    ]);
    expect([...withoutFormer(levels)]).toEqual([
      ["a", [other]],
      ["b", [moved]],
      ["c", null],
    ]);
  });
});

test("ancestorIds returns the ancestors of an organisation", () => {
  expect(ancestorIds({ path: "/a/b/c" })).toEqual(["a", "b"]);
  expect(ancestorIds({ path: "/a" })).toEqual([]);
});
