import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FieldTable } from "./field-table.ts";
import {
  droppedFields,
  resolveConflict,
  threeWayMerge,
  type ConflictSide,
} from "./three-way-merge.ts";

const base = { name: "A", remark: "r", orderBy: 1, kept: true };

describe("two people's changes to one record", () => {
  const mine = { ...base, name: "mine", remark: "mine too" };
  const theirs = { ...base, name: "theirs", orderBy: 2 };
  const merge = threeWayMerge(base, mine, theirs);

  test("contradict where both changed a field differently, and are merged everywhere else", () => {
    const both = { remark: "mine too", orderBy: 2, kept: true };
    expect(merge).toEqual({
      mine: { ...both, name: "mine" },
      theirs: { ...both, name: "theirs" },
      fields: ["name"],
    });
  });

  test.each<[ConflictSide | undefined, string]>([
    [undefined, "mine"],
    ["mine", "mine"],
    ["theirs", "theirs"],
    ["base", "A"],
  ])("are resolved by choosing %s, and everything else is kept", (side, name) => {
    const choices = side === undefined ? undefined : { name: side };
    const resolved = resolveConflict({ base, ...merge }, choices);
    expect(resolved).toEqual({ name, remark: "mine too", orderBy: 2, kept: true });
  });

  test("are resolved by a value made of both", () => {
    const resolved = resolveConflict({ base, ...merge }, { name: { value: "both" } });
    expect(resolved).toEqual({ name: "both", remark: "mine too", orderBy: 2, kept: true });
    expect(droppedFields(merge, { name: { value: "both" } })).toEqual({ name: "mine" });
    expect(droppedFields(merge, { name: "mine" })).toEqual({});
  });

  test("leave no choice where they do not contradict", () => {
    const resolved = resolveConflict({ base, ...merge }, { remark: "theirs", orderBy: "base" });
    expect(resolved).toMatchObject({ remark: "mine too", orderBy: 2 });
  });

  test("do not contradict when they are the same", () => {
    const same = { ...base, name: "B" };
    expect(threeWayMerge(base, same, { ...same }).fields).toEqual([]);
  });
});

describe("a field with a merge of its own", () => {
  const table: FieldTable<{ tags: string[]; name: string }> = {
    tags: {
      merge: (stored, mine, theirs) =>
        stored.length === 0 ? { mine, theirs } : { value: [...new Set([...theirs, ...mine])] },
    },
  };
  const record = { tags: ["a"], name: "A" };

  test("is put together by it", () => {
    const merge = threeWayMerge(
      record,
      { ...record, tags: ["a", "mine"] },
      { ...record, tags: ["a", "theirs"] },
      table,
    );
    expect(merge.fields).toEqual([]);
    expect(merge.mine.tags).toEqual(["a", "theirs", "mine"]);
  });

  test("contradicts where it says so", () => {
    const empty = { ...record, tags: [] };
    const merge = threeWayMerge(
      empty,
      { ...empty, tags: ["mine"] },
      { ...empty, tags: ["theirs"] },
      table,
    );
    expect(merge).toMatchObject({
      fields: ["tags"],
      mine: { tags: ["mine"] },
      theirs: { tags: ["theirs"] },
    });
  });

  test("is not asked about what one side alone has changed", () => {
    const changed = { ...record, tags: [] };
    expect(threeWayMerge(record, changed, record, table).mine.tags).toEqual([]);
    expect(threeWayMerge(record, record, changed, table).mine.tags).toEqual([]);
  });
});

test("whoever changed a field alone has it, and the rest is chosen", () => {
  const value = fc.constantFrom<unknown>(0, 1, "x", null, [1]);
  const fields = fc.record({ p: value, q: value, r: value });
  const side = fc.constantFrom<ConflictSide>("base", "mine", "theirs");
  const choices = fc.record({ p: side, q: side, r: side });
  fc.assert(
    fc.property(fields, fields, fields, choices, (stored, mine, theirs, chosen) => {
      const merge = threeWayMerge(stored, mine, theirs);
      const resolved = resolveConflict({ base: stored, ...merge }, chosen);
      const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
      for (const field of ["p", "q", "r"] as const) {
        const [was, my, their] = [stored[field], mine[field], theirs[field]];
        const isContested = !same(my, was) && !same(their, was) && !same(my, their);
        expect(merge.fields.includes(field)).toBe(isContested);
        const alone = same(my, was) ? their : my;
        const outcome = isContested ? { base: was, mine: my, theirs: their }[chosen[field]] : alone;
        expect(resolved[field]).toEqual(outcome);
      }
    }),
    { seed: 8 },
  );
});
