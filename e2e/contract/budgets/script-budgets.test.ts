import { beforeAll, expect, it } from "vitest";
import { changes, readBudgets, renewal, type Costs } from "./_budgets.ts";
import { measureScripts, measureStyles, scriptsThatLoadStyles } from "./_measure-scripts.ts";

/*
 * script-budgets.json says how many bytes of script, by gzip, the built app needs for each page and screen before
 * anything is done there.
 */

let measured: Costs;
let budgets: Costs;

beforeAll(() => {
  measured = measureScripts();
  budgets = readBudgets(new URL("script-budgets.json", import.meta.url), measured);
});

it("no page or screen loads more script than its budget", () => {
  expect(changes(budgets, measured, "worse"), `if it is worth it: ${renewal}`).toEqual([]);
});

it("no public page has more styles within it than 12 kB", () => {
  expect(measureStyles()).toBeLessThanOrEqual(12_000);
});

it("no script loads the styles that every page has within it", () => {
  expect(scriptsThatLoadStyles()).toEqual([]);
});

it("what has become lighter has the budget lowered", () => {
  expect(changes(budgets, measured, "better"), `keep it so: ${renewal}`).toEqual([]);
});

it("every page and screen has a budget", () => {
  expect(Object.keys(budgets), `add it: ${renewal}`).toEqual(Object.keys(measured).toSorted());
});
