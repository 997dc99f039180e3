import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { changes, readBudgets, renewal, type Costs } from "./_budgets.ts";
import { measurePages } from "./_measure-pages.ts";

/*
 * page-budgets.json says what a page of each kind costs: statements of a server that has just started, of one whose page
 * is made anew, and of a kept page; and the bytes of its HTML, styles included.
 */

let measured: Costs;
let budgets: Costs;

beforeAll(async () => {
  measured = await measurePages();
  budgets = readBudgets(new URL("page-budgets.json", import.meta.url), measured);
}, 300_000);
afterAll(() => vi.restoreAllMocks());

it("no page asks more of the database, or weighs more, than its budget", () => {
  expect(changes(budgets, measured, "worse"), `if it is worth it: ${renewal}`).toEqual([]);
});

it("what costs less than its budget has the budget lowered", () => {
  expect(changes(budgets, measured, "better"), `keep it so: ${renewal}`).toEqual([]);
});

it("every page that is measured has a budget", () => {
  expect(Object.keys(budgets), `add it: ${renewal}`).toEqual(Object.keys(measured).toSorted());
});
