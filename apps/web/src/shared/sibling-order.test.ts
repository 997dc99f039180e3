import { describe, expect, test } from "vitest";
import { nextOrder, planMove, type Sibling } from "./sibling-order.ts";

const at = (id: string, orderBy: number, parentId = "p"): Sibling => ({ id, parentId, orderBy });
const plan = (record: Sibling, index: number, siblings: readonly Sibling[], parentId = "p") =>
  planMove(record, { parentId, index }, siblings).map(({ record: { id }, ...place }) => ({
    id,
    ...place,
  }));

test("nextOrder is greater than every sibling's order", () => {
  expect(nextOrder([])).toBe(10);
  expect(nextOrder([{ orderBy: 30 }, { orderBy: 5 }])).toBe(40);
  expect(nextOrder([{ orderBy: -30 }])).toBe(10);
});

describe("moving", () => {
  const a = at("a", 10);
  const b = at("b", 20);
  const c = at("c", 30);
  const siblings = [a, b, c];

  test("writes only the moved record while there is a gap", () => {
    expect(plan(c, 0, siblings)).toEqual([{ id: "c", parentId: "p", orderBy: 0 }]);
    expect(plan(c, 1, siblings)).toEqual([{ id: "c", parentId: "p", orderBy: 15 }]);
    expect(plan(a, 2, siblings)).toEqual([{ id: "a", parentId: "p", orderBy: 40 }]);
    expect(plan(a, 99, siblings)).toEqual([{ id: "a", parentId: "p", orderBy: 40 }]);
  });

  test("renumbers all siblings when there is no gap", () => {
    const close = [at("a", 1), at("b", 2), at("c", 30)];
    expect(plan(close[2] ?? c, 1, close)).toEqual([
      { id: "a", parentId: "p", orderBy: 10 },
      { id: "c", parentId: "p", orderBy: 20 },
      { id: "b", parentId: "p", orderBy: 30 },
    ]);
  });

  test("renumbers siblings that share a position, and keeps those in place", () => {
    const same = [at("a", 10), at("b", 10), at("c", 10)];
    expect(plan(same[2] ?? c, 1, same)).toEqual([
      { id: "c", parentId: "p", orderBy: 20 },
      { id: "b", parentId: "p", orderBy: 30 },
    ]);
  });

  test("moves a record to another parent", () => {
    expect(plan(at("x", 70, "q"), 3, siblings)).toEqual([{ id: "x", parentId: "p", orderBy: 40 }]);
    expect(plan(at("x", 70, "q"), 0, [])).toEqual([{ id: "x", parentId: "p", orderBy: 70 }]);
  });

  test("changes nothing for an only child that stays in place", () => {
    expect(plan(a, 0, [a])).toEqual([]);
  });

  test("keeps the order of the other siblings for every move", () => {
    for (const orders of [
      [1, 2, 3, 4],
      [10, 10, 10, 10],
      [-5, 0, 100, 101],
    ]) {
      const rows = orders.map((orderBy, index) => at(`r${index}`, orderBy));
      for (const moved of rows) {
        for (let index = 0; index < rows.length; index += 1) {
          const changed = new Map(plan(moved, index, rows).map((one) => [one.id, one.orderBy]));
          const order = (row: Sibling) => changed.get(row.id) ?? row.orderBy;
          const others = rows.filter((row) => row !== moved);
          const wanted = others.toSpliced(index, 0, moved).map(({ id }) => id);
          const sorted = rows.toSorted((x, y) => order(x) - order(y)).map(({ id }) => id);
          expect(sorted).toEqual(wanted);
        }
      }
    }
  });
});
