import { ApiError } from "@atrium/sdk";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compareVersions,
  conflictingRecord,
  settleConflict,
  type ConflictSide,
} from "./conflict.ts";

const conflictError = (
  result: unknown,
  errorCode: "VERSION_CONFLICT" | "DUPLICATE" = "VERSION_CONFLICT",
) => new ApiError({ kind: "refused", errorCode, message: "too late", status: 409, result });

describe("the record of a conflict", () => {
  const current = { id: "1", version: 3, name: "B" };
  test("comes along with the error", () => {
    expect(conflictingRecord(conflictError({ current }))).toEqual(current);
  });
  test.each([
    ["another refusal", conflictError({ current }, "DUPLICATE")],
    ["no record", conflictError(null)],
    ["an unsuitable record", conflictError({ current: { id: "1" } })],
    ["no record in it", conflictError({ current: null })],
    ["any error", new Error("x")],
  ])("is none with %s", (_, error) => {
    expect(conflictingRecord(error)).toBeUndefined();
  });
});

test("by content, not by reference; absent is null", () => {
  const base = { tags: ["a"], spec: { x: 1, y: 2 }, remark: null };
  const mine = { tags: ["a", "b"], spec: { y: 2, x: 1 }, remark: undefined };
  const theirs = { tags: ["a", "b"], spec: { x: 1, y: 2 }, remark: null };
  expect(compareVersions<object>(base, mine, theirs, 2).fields).toEqual([]);
});

describe("three versions", () => {
  const base = { name: "A", remark: "r", orderBy: 1, kept: true };
  const mine = { ...base, name: "mine", remark: "mine too" };
  const theirs = { ...base, name: "theirs", orderBy: 2 };
  const conflict = compareVersions(base, mine, theirs, 5);

  test("contradict where both changed a field differently", () => {
    expect(conflict).toEqual({ base, mine, theirs, version: 5, fields: ["name"] });
  });

  test.each<[ConflictSide | undefined, string]>([
    [undefined, "mine"],
    ["mine", "mine"],
    ["theirs", "theirs"],
    ["base", "A"],
  ])("choosing %s for the name keeps both other changes", (side, name) => {
    const choices = side === undefined ? undefined : { name: side };
    const settled = settleConflict(conflict, choices);
    expect(settled).toEqual({ name, remark: "mine too", orderBy: 2, kept: true });
  });

  test("nothing is chosen where nothing contradicts", () => {
    expect(settleConflict(conflict, { remark: "theirs", orderBy: "base" })).toMatchObject({
      remark: "mine too",
      orderBy: 2,
    });
  });
});

test("as a plain restatement says: whoever changed a field alone has it, the rest is chosen", () => {
  const value = fc.constantFrom<unknown>(0, 1, "x", null, [1]);
  const fields = fc.record({ p: value, q: value, r: value });
  const side = fc.constantFrom<ConflictSide>("base", "mine", "theirs");
  const choices = fc.record({ p: side, q: side, r: side });
  fc.assert(
    fc.property(fields, fields, fields, choices, (base, mine, theirs, chosen) => {
      const conflict = compareVersions(base, mine, theirs, 2);
      const settled = settleConflict(conflict, chosen);
      const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
      for (const field of ["p", "q", "r"] as const) {
        const [was, my, their] = [base[field], mine[field], theirs[field]];
        const isContested = !same(my, was) && !same(their, was) && !same(my, their);
        expect(conflict.fields.includes(field)).toBe(isContested);
        const alone = same(my, was) ? their : my;
        const outcome = isContested ? { base: was, mine: my, theirs: their }[chosen[field]] : alone;
        expect(settled[field]).toEqual(outcome);
      }
    }),
    { seed: 8 },
  );
});
