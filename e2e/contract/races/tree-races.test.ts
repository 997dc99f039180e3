import type { OperationId } from "@atrium/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../../packages/sdk/tests/_contract.ts";
import { outcomeOf } from "../_observed.ts";
import { openGround, type Ground, type Written } from "./_records.ts";

const rounds = 10;
let ground: Ground;

beforeAll(async () => {
  ground = await openGround();
});

afterAll(() => ground[Symbol.asyncDispose]());

/** A tree whose records name their parents. */
interface Tree {
  make(n: number, parentId: string): Promise<Written>;
  move(record: Written, parentId: string): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  /** All records with their parents, however deep. */
  list(): Promise<{ id: string; parentId: string }[]>;
}

interface Branch {
  id: string;
  parentId: string;
  children?: Branch[];
}

function flat(branches: readonly Branch[]): Branch[] {
  return branches.flatMap((branch) => [branch, ...flat(branch.children ?? [])]);
}

const trees: Record<string, Tree> = {
  menus: {
    make: (n, parentId) => ground.make.menu(n, { parentId }),
    move: (record, parentId) => ground.sdk.menus.update({ ...record, parentId }),
    remove: (id) => ground.sdk.menus.delete({ id }),
    list: async () => ground.sdk.menus.list({}),
  },
  orgs: {
    make: (n, parentId) => ground.make.org(n, { parentId }),
    move: (record, parentId) => ground.sdk.orgs.update({ ...record, parentId }),
    remove: (id) => ground.sdk.orgs.delete({ id }),
    list: async () => flat(await ground.sdk.orgs.tree({})),
  },
  articleTypes: {
    make: (n, parentId) => ground.make.articleType(n, { parentId }),
    move: (record, parentId) => ground.sdk.articleTypes.update({ ...record, parentId }),
    remove: (id) => ground.sdk.articleTypes.delete({ id }),
    list: async () => ground.sdk.articleTypes.list({}),
  },
  products: {
    make: (n, parentId) =>
      ground.make.product(n, { parentId, kind: parentId === "0" ? "category" : "series" }),
    move: (record, parentId) => ground.sdk.products.update({ ...record, parentId }),
    remove: (id) => ground.sdk.products.delete({ id }),
    list: async () => (await ground.sdk.products.page({ pageSize: 200 })).records,
  },
};

let made = 0;
const next = () => (made += 1);

/** Trees whose records may be moved below each other. */
const deepTrees = Object.entries(trees).filter(([group]) =>
  operations.get(`${group}Update` as OperationId)?.["x-error-codes"].includes("CYCLE"),
);

describe("moves", () => {
  it("are raced wherever the contract knows cycles", () => {
    const cyclic = [...operations].filter(([, op]) => op["x-error-codes"].includes("CYCLE"));
    // A type's move takes effect on the site by its publication, which is raced beside the server's types.
    const moves = cyclic.map(([id]) => id).filter((id) => id !== "articleTypesAct");
    const raced = deepTrees.map(([group]) => `${group}Update`);
    expect(raced.sort()).toEqual(moves.sort());
  });

  it.each(deepTrees)("of %s under each other at once make no cycle", async (_group, tree) => {
    for (let round = 0; round < rounds; round += 1) {
      const [a, b] = [await tree.make(next(), "0"), await tree.make(next(), "0")];
      const ends = await Promise.all([
        outcomeOf(tree.move(a, b.id)),
        outcomeOf(tree.move(b, a.id)),
      ]);
      expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
      // A cycle hangs under nothing, so a walk from the root misses it.
      const ids = (await tree.list()).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([a.id, b.id]));
    }
  });

  it.each(Object.entries(trees))(
    "and new children of %s that are deleted meanwhile leave no orphan",
    async (_group, tree) => {
      for (let round = 0; round < rounds; round += 1) {
        const parent = await tree.make(next(), "0");
        const moved = await tree.make(next(), "0");
        await Promise.all([
          outcomeOf(tree.make(next(), parent.id)),
          outcomeOf(tree.remove(parent.id)),
          outcomeOf(tree.move(moved, parent.id)),
        ]);
        const records = await tree.list();
        const ids = new Set(["0", ...records.map(({ id }) => id)]);
        expect(ids).toContain(moved.id);
        expect(records.filter(({ parentId }) => !ids.has(parentId))).toEqual([]);
      }
    },
  );
});
