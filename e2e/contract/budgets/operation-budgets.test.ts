import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { operations } from "../../../packages/sdk/tests/_contract.ts";
import { measureOperations, type OperationCost } from "./_measure-operations.ts";

/*
 * operation-budgets.json says what each operation costs. The figures only go down: one that rises fails here, and who
 * raises it on purpose renews the file and argues for the line that the change shows.
 */

const file = new URL("operation-budgets.json", import.meta.url);
const renewal = "RENEW_BUDGETS=1 pnpm test:run e2e/contract/budgets";

/** Ids and dates are of one length, but the order of records made in the same millisecond is not fixed. */
const sameBytes = (one: number, other: number) => Math.abs(one - other) <= 32 + other * 0.03;

let measured: Record<string, OperationCost>;
let budgets: Record<string, OperationCost>;

beforeAll(async () => {
  measured = await measureOperations();
  if (process.env["RENEW_BUDGETS"] === "1") writeFileSync(file, asLines(measured));
  budgets = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}, 300_000);
afterAll(() => vi.restoreAllMocks());

/** One line for each operation, so that a change shows what it costs. */
function asLines(costs: Record<string, OperationCost>): string {
  const lines = Object.entries(costs)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { cold, warm, bytes }]) => {
      const second = warm === undefined ? "" : ` "warm": ${warm},`;
      return `  "${id}": { "cold": ${cold},${second} "bytes": ${bytes} }`;
    });
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** The figures that differ in a direction, as `operation: figure was → is`. */
function changes(isWorse: boolean): string[] {
  return Object.entries(measured).flatMap(([id, now]) => {
    const was = budgets[id];
    if (was === undefined) return [];
    return (["cold", "warm", "bytes"] as const).flatMap((name) => {
      const [before = 0, after = 0] = [was[name], now[name]];
      if (name === "bytes" && sameBytes(after, before)) return [];
      const differs = isWorse ? after > before : after < before;
      return differs ? [`${id}: ${name} ${before} → ${after}`] : [];
    });
  });
}

it("no operation asks more of the database, or answers more, than its budget", () => {
  expect(changes(true), `if it is worth it: ${renewal}`).toEqual([]);
});

it("what costs less than its budget has the budget lowered", () => {
  expect(changes(false), `keep it so: ${renewal}`).toEqual([]);
});

it("every operation has a budget", () => {
  expect(Object.keys(budgets), `add it: ${renewal}`).toEqual([...operations.keys()].toSorted());
});
