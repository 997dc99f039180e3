import fc from "fast-check";
import { expect, test } from "vitest";
import {
  allIds,
  deriveChecks,
  findNode,
  toggleCheck,
  visibleRows,
  type TreeNode,
} from "./tree-model.ts";
import { dropMove, isValidMove, keyMove, moveNode } from "./tree-move.ts";

/** Forests of up to twenty nodes: each is a child of an earlier one, or at the top. */
const forest = fc.array(fc.nat(), { maxLength: 20 }).map((seeds) => {
  const parents = seeds.map((seed, index) => seed % (index + 1));
  const under = (parent: number): TreeNode[] =>
    parents.flatMap((place, index) =>
      place === parent ? [{ id: `n${index + 1}`, label: "", children: under(index + 1) }] : [],
    );
  return under(0);
});

const isLeaf = (node: TreeNode | undefined) => (node?.children ?? []).length === 0;
const leavesUnder = (nodes: readonly TreeNode[], id: string) => {
  const node = findNode(nodes, id);
  return node ? allIds([node]).filter((other) => isLeaf(findNode(nodes, other))) : [];
};
const someOf = (ids: readonly string[], picks: readonly boolean[]) =>
  new Set(ids.filter((_id, index) => picks[index]));
const picks = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 });

test("derives a node as checked when all its leaves are, indeterminate when some are", () => {
  fc.assert(
    fc.property(forest, picks, (nodes, chosenPlaces) => {
      const chosen = someOf(allIds(nodes), chosenPlaces);
      const { checkedIds, indeterminateIds: halfIds } = deriveChecks(nodes, chosen);
      for (const id of allIds(nodes)) {
        const leaves = leavesUnder(nodes, id);
        const on = leaves.filter((leaf) => chosen.has(leaf)).length;
        expect(checkedIds.has(id)).toBe(on === leaves.length);
        expect(halfIds.has(id)).toBe(on > 0 && on < leaves.length);
      }
    }),
  );
});

test("checks a whole branch on a press and none of it on a second one, without changing others", () => {
  fc.assert(
    fc.property(forest, picks, fc.nat(), (nodes, chosenPlaces, seed) => {
      const ids = allIds(nodes);
      fc.pre(ids.length > 0);
      const node = findNode(nodes, ids[seed % ids.length] ?? "");
      fc.pre(node !== undefined);
      const before = deriveChecks(nodes, someOf(ids, chosenPlaces)).checkedIds;
      const after = toggleCheck(nodes, before, node).checkedIds;
      const leaves = leavesUnder(nodes, node.id);
      expect(leaves.every((leaf) => after.has(leaf))).toBe(!before.has(node.id));
      const beside = ids.filter((id) => !leaves.includes(id) && isLeaf(findNode(nodes, id)));
      expect(beside.filter((id) => after.has(id))).toEqual(beside.filter((id) => before.has(id)));
      const again = toggleCheck(nodes, after, node).checkedIds;
      expect(leaves.some((leaf) => again.has(leaf))).toBe(before.has(node.id));
    }),
  );
});

/** Every node with its parent. */
function parentsOf(nodes: readonly TreeNode[], parent?: string): Map<string, string | undefined> {
  return new Map(
    nodes.flatMap((node) => [
      [node.id, parent] as const,
      ...parentsOf(node.children ?? [], node.id),
    ]),
  );
}

const move = fc.record({ from: fc.nat(), to: fc.nat(), index: fc.nat({ max: 5 }) });

test("never loses or duplicates a node or moves it below itself", () => {
  fc.assert(
    fc.property(forest, fc.array(move, { maxLength: 8 }), (start, moves) => {
      const ids = allIds(start);
      fc.pre(ids.length > 0);
      let nodes: readonly TreeNode[] = start;
      for (const { from, to, index } of moves) {
        const id = ids[from % ids.length] ?? "";
        const parentId = [...ids, undefined][to % (ids.length + 1)];
        const treeMove = { id, parentId, index };
        const next = moveNode(nodes, treeMove);
        expect(allIds(next).toSorted()).toEqual(ids.toSorted());
        const stays = parentsOf(nodes).get(id);
        const isPossible = isValidMove(nodes, treeMove);
        expect(parentsOf(next).get(id)).toBe(isPossible ? parentId : stays);
        expect(next === nodes).toBe(!isPossible);
        nodes = next;
      }
    }),
  );
});

const news: TreeNode = {
  id: "news",
  label: "News",
  children: [
    { id: "europe", label: "Europe" },
    { id: "china", label: "China" },
  ],
};
const nodes: TreeNode[] = [news, { id: "guides", label: "Guides" }];
const rows = visibleRows(nodes, new Set(["news"]));
const rowOf = (id: string) => {
  const row = rows.find((one) => one.node.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
};
const outline = (tree: readonly TreeNode[]): string =>
  tree
    .map(({ id, children = [] }) => id + (children.length > 0 ? `(${outline(children)})` : ""))
    .join(" ");
const dropped = (id: string, on: string, place: "before" | "into" | "after") =>
  outline(moveNode(nodes, dropMove(nodes, id, rowOf(on), place)));

test("drops a node before, after or into another", () => {
  expect(dropped("guides", "europe", "before")).toBe("news(guides europe china)");
  expect(dropped("guides", "europe", "after")).toBe("news(europe guides china)");
  expect(dropped("guides", "news", "into")).toBe("news(europe china guides)");
  expect(dropped("europe", "china", "after")).toBe("news(china europe) guides");
  expect(dropped("china", "news", "before")).toBe("china news(europe) guides");
  expect(dropped("news", "china", "into")).toBe("news(europe china) guides");
});

test("moves a node among its siblings, in and out by Alt with an arrow", () => {
  const moved = (id: string, key: string) => {
    const made = keyMove(nodes, rows, rowOf(id), key);
    return made && outline(moveNode(nodes, made));
  };
  expect(moved("china", "ArrowUp")).toBe("news(china europe) guides");
  expect(moved("news", "ArrowDown")).toBe("guides news(europe china)");
  expect(moved("guides", "ArrowRight")).toBe("news(europe china guides)");
  expect(moved("europe", "ArrowLeft")).toBe("news(china) europe guides");
  expect(moved("news", "ArrowUp")).toBeUndefined();
  expect(moved("guides", "ArrowDown")).toBeUndefined();
  expect(moved("europe", "ArrowRight")).toBeUndefined();
  expect(moved("guides", "ArrowLeft")).toBeUndefined();
});
