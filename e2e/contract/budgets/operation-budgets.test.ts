import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { operations } from "../../../packages/sdk/tests/_contract.ts";
import { changes, readBudgets, renewal, type Costs } from "./_budgets.ts";
import { measureOperations } from "./_measure-operations.ts";

/*
 * operation-budgets.json says what each operation costs. The figures only go down: one that rises fails here, and who
 * raises it on purpose renews the file and argues for the line that the change shows.
 */

let measured: Costs;
let budgets: Costs;

beforeAll(async () => {
  measured = await measureOperations();
  budgets = readBudgets(new URL("operation-budgets.json", import.meta.url), measured);
}, 300_000);
afterAll(() => vi.restoreAllMocks());

it("no operation asks more of the database, or answers more, than its budget", () => {
  expect(changes(budgets, measured, "worse"), `if it is worth it: ${renewal}`).toEqual([]);
});

it("what costs less than its budget has the budget lowered", () => {
  expect(changes(budgets, measured, "better"), `keep it so: ${renewal}`).toEqual([]);
});

it("every operation has a budget", () => {
  expect(Object.keys(budgets), `add it: ${renewal}`).toEqual([...operations.keys()].toSorted());
});
