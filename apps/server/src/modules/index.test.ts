import { describe, expect, test } from "vitest";
import { readContract } from "../kernel/contract.ts";
import { handlers, modules } from "./index.ts";

describe("the map of handlers", () => {
  test("matches the contract exactly", () => {
    const contract: string[] = readContract().operations.map(({ id }) => id);
    expect(Object.keys(handlers).toSorted()).toEqual(contract.toSorted());
  });

  test("has each operation in one module only", () => {
    const keys = modules.flatMap((module) => Object.keys(module));
    const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
    expect(twice).toEqual([]);
    expect(keys.toSorted()).toEqual(Object.keys(handlers).toSorted());
  });
});
