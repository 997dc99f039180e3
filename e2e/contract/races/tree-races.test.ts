import type { OperationId } from "@atrium/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { articleTypes, menus, orgs, products } from "../../../apps/server/src/db/schema/index.ts";
import { operations } from "../../../packages/sdk/tests/_contract.ts";
import { outcomeOf } from "../_recording-sdk.ts";
import { openFixture, type Fixture, type RaceRecord } from "./_fixture.ts";

const rounds = 10;
let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture();
});

afterAll(() => fixture[Symbol.asyncDispose]());

/** A tree whose records name their parents. */
interface Tree {
  make(n: number, parentId: string): Promise<RaceRecord>;
  move(record: RaceRecord, parentId: string): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  /** Holds records that hang under nothing as well, which no list may show. */
  table: typeof menus | typeof orgs | typeof articleTypes | typeof products;
}

/** The parents of all records by their ids. */
async function parentsIn({ table }: Tree): Promise<Map<string, string>> {
  const { id, parentId } = table;
  const rows = await fixture.server.db.select({ id, parentId }).from(table);
  return new Map(rows.map((row) => [row.id, row.parentId]));
}

const trees: Record<string, Tree> = {
  menus: {
    make: (n, parentId) => fixture.make.menu(n, { parentId }),
    move: (record, parentId) => fixture.sdk.menus.update({ ...record, parentId }),
    remove: (id) => fixture.sdk.menus.delete({ id }),
    table: menus,
  },
  orgs: {
    make: (n, parentId) => fixture.make.org(n, { parentId }),
    move: (record, parentId) => fixture.sdk.orgs.update({ ...record, parentId }),
    remove: (id) => fixture.sdk.orgs.delete({ id }),
    table: orgs,
  },
  articleTypes: {
    make: (n, parentId) => fixture.make.articleType(n, { parentId }),
    move: (record, parentId) => fixture.sdk.articleTypes.update({ ...record, parentId }),
    remove: (id) => fixture.sdk.articleTypes.delete({ id }),
    table: articleTypes,
  },
  products: {
    make: (n, parentId) =>
      fixture.make.product(n, { parentId, kind: parentId === "0" ? "category" : "series" }),
    move: (record, parentId) => fixture.sdk.products.update({ ...record, parentId }),
    remove: (id) => fixture.sdk.products.delete({ id }),
    table: products,
  },
};

let made = 0;
const next = () => (made += 1);

/** Trees whose records may be moved below each other. */
const deepTrees = Object.entries(trees).filter(([group]) =>
  operations.get(`${group}Update` as OperationId)?.["x-error-codes"].includes("CYCLE"),
);

describe("moves", () => {
  it("are raced wherever the contract declares cycles", () => {
    const cyclic = [...operations].filter(([, op]) => op["x-error-codes"].includes("CYCLE"));
    // A type's move takes effect on the site by its publication, which is raced beside the server's types.
    const moves = cyclic.map(([id]) => id).filter((id) => id !== "articleTypesAct");
    const raced = deepTrees.map(([group]) => `${group}Update`);
    expect(raced.sort()).toEqual(moves.sort());
  });

  it.each(deepTrees)(
    "make no cycle when %s are moved under each other at once",
    async (_group, tree) => {
      for (let round = 0; round < rounds; round += 1) {
        const [a, b] = [await tree.make(next(), "0"), await tree.make(next(), "0")];
        const ends = await Promise.all([
          outcomeOf(tree.move(a, b.id)),
          outcomeOf(tree.move(b, a.id)),
        ]);
        expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
        const parents = await parentsIn(tree);
        expect([parents.get(a.id), parents.get(b.id)]).toContain("0");
      }
    },
  );

  it.each(Object.entries(trees))(
    "leave no orphan below %s that is deleted meanwhile",
    async (_group, tree) => {
      for (let round = 0; round < rounds; round += 1) {
        const parent = await tree.make(next(), "0");
        const moved = await tree.make(next(), "0");
        await Promise.all([
          outcomeOf(tree.make(next(), parent.id)),
          outcomeOf(tree.remove(parent.id)),
          outcomeOf(tree.move(moved, parent.id)),
        ]);
        const parents = await parentsIn(tree);
        expect(parents.has(moved.id)).toBe(true);
        const orphans = [...parents.values()].filter((id) => id !== "0" && !parents.has(id));
        expect(orphans).toEqual([]);
      }
    },
  );
});
