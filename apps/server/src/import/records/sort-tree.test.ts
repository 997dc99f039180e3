import { expect, test } from "vitest";
import { sortTree } from "./sort-tree.ts";

function sorted(...pairs: [id: string, parentId: string][]) {
  return sortTree(pairs.map(([id, parentId]) => ({ id, parentId }))).map(
    ({ node, parentId, note }) => `${node.id}<${parentId}${note === null ? "" : ` ${note}`}`,
  );
}

test("parents come before their children", () => {
  expect(sorted(["c", "b"], ["b", "a"], ["a", ""])).toEqual(["a<", "b<a", "c<b"]);
});

test("a node without its parent moves to the top level", () => {
  expect(sorted(["b", "gone"], ["c", "b"])).toEqual(["b< missing", "c<b"]);
});

test("a cycle is cut at one node", () => {
  expect(sorted(["a", "a"])).toEqual(["a< cycle"]);
  expect(sorted(["a", "b"], ["b", "c"], ["c", "a"])).toEqual(["c< cycle", "b<c", "a<b"]);
  expect(sorted(["x", "a"], ["a", "b"], ["b", "a"])).toEqual(["b< cycle", "a<b", "x<a"]);
});

test("a long chain does not overflow the stack", () => {
  const nodes = Array.from({ length: 50_000 }, (_, n) => ({ id: `${n}`, parentId: `${n + 1}` }));
  expect(sortTree(nodes)).toHaveLength(50_000);
});
