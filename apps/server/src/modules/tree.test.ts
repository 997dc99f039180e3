import { describe, expect, test } from "vitest";
import { AppError } from "../kernel/app-error.ts";
import { assertPosition, idsBelow, nest, pathTo, readBelow, type TreeRow } from "./tree.ts";

/** `a` with `b` and `c` below, `d` below `c`; `x` and `y` are a cycle. */
const rows: TreeRow[] = [
  { id: "a", parentId: "0" },
  { id: "b", parentId: "a" },
  { id: "c", parentId: "a" },
  { id: "d", parentId: "c" },
  { id: "x", parentId: "y" },
  { id: "y", parentId: "x" },
];
const byId = new Map(rows.map((row) => [row.id, row]));
const childrenOf = async (ids: string[], most: number) =>
  rows.filter(({ parentId }) => ids.includes(parentId)).slice(0, most);

test("idsBelow finds descendants, also in a cycle", () => {
  expect(idsBelow(rows, "a")).toEqual(["a", "b", "c", "d"]);
  expect(idsBelow(rows, "d")).toEqual(["d"]);
  expect(idsBelow(rows, "x")).toEqual(["x", "y"]);
  expect(idsBelow(rows, "nowhere")).toEqual([]);
});

test("pathTo returns a path only when it reaches the root", () => {
  expect(pathTo(byId, "d").map(({ id }) => id)).toEqual(["a", "c", "d"]);
  expect(pathTo(byId, "0")).toEqual([]);
  expect(pathTo(byId, "x")).toEqual([]);
  expect(pathTo(byId, "nowhere")).toEqual([]);
});

test("nest keeps the order and leaves out what is not reachable", () => {
  expect(nest(rows, "0")).toEqual([
    {
      id: "a",
      parentId: "0",
      children: [
        { id: "b", parentId: "a", children: [] },
        { id: "c", parentId: "a", children: [{ id: "d", parentId: "c", children: [] }] },
      ],
    },
  ]);
});

test("readBelow ends, also in a cycle", async () => {
  const read = async (id: string) => {
    const { rows: found, truncated } = await readBelow([id], childrenOf);
    return [found.map((row) => row.id), truncated];
  };
  expect(await read("0")).toEqual([["a", "b", "c", "d"], false]);
  expect(await read("x")).toEqual([["y"], false]);
});

test("readBelow ends at 999 records, each with its parent", async () => {
  const wide = async (ids: string[], most: number) =>
    ids.flatMap((id) => [1, 2].map((n) => ({ id: `${id}.${n}`, parentId: id }))).slice(0, most);
  const { rows: found, truncated } = await readBelow(["0"], wide);
  expect(truncated).toBe(true);
  expect(found).toHaveLength(999);
  const known = new Set(["0", ...found.map(({ id }) => id)]);
  expect(found.every(({ parentId }) => known.has(parentId))).toBe(true);
});

describe("a place", () => {
  const refusal = (place: { id?: string; parentId: string }, levels: number) => {
    try {
      assertPosition(rows, place, levels);
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.details.fieldErrors?.[0]?.code ?? error.errorCode;
    }
  };

  test.each([
    ["a known parent", { parentId: "c" }, 3, null],
    ["the top", { parentId: "0" }, 1, null],
    ["an unknown parent", { parentId: "nowhere" }, 9, "exists"],
    ["a parent in a ring", { parentId: "x" }, 9, "exists"],
    ["a parent that is too far down", { parentId: "d" }, 3, "maxDepth"],
    ["itself", { id: "a", parentId: "a" }, 9, "CYCLE"],
    ["what is below it", { id: "a", parentId: "d" }, 9, "CYCLE"],
    ["where what is below it goes too far down", { id: "c", parentId: "b" }, 3, "maxDepth"],
    ["where all of it fits", { id: "c", parentId: "b" }, 4, null],
  ])("below %s", (_where, place, levels, expected) => {
    expect(refusal(place, levels)).toBe(expected);
  });
});
