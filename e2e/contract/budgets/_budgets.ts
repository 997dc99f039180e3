import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** SQL statements at first, when caches are warm, and when the reply is kept; bytes of the reply. */
const figures = ["cold", "warm", "kept", "bytes"] as const;

/** Figures by name; the more, the dearer. */
export type Cost = Readonly<Partial<Record<(typeof figures)[number], number>>>;
/** What each operation or page costs, or may. */
export type Costs = Readonly<Record<string, Cost>>;

/** How a file of budgets is written anew. */
export const renewal = "RENEW_BUDGETS=1 pnpm test:run e2e/contract/budgets";

/** Reads a file of budgets, which is written first when it is to be renewed. */
export function readBudgets(file: URL, measured: Costs): Costs {
  if (process.env["RENEW_BUDGETS"] === "1") writeFileSync(file, asLines(measured));
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** One line for each, so that a change shows what it costs. */
function asLines(costs: Costs): string {
  const lines = Object.entries(costs)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, cost]) => {
      const known = figures.filter((figure) => cost[figure] !== undefined);
      const pairs = known.map((figure) => `"${figure}": ${cost[figure]}`);
      return `  ${JSON.stringify(name)}: { ${pairs.join(", ")} }`;
    });
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** The figures above their budget, or below it, as `name: figure was → is`. */
export function changes(budgets: Costs, measured: Costs, direction: "worse" | "better"): string[] {
  return Object.entries(measured).flatMap(([name, now]) => {
    const was = budgets[name];
    if (was === undefined) return [];
    return figures.flatMap((figure) => {
      const [before = 0, after = 0] = [was[figure], now[figure]];
      if (figure === "bytes" && sameBytes(after, before)) return [];
      const differs = direction === "worse" ? after > before : after < before;
      return differs ? [`${name}: ${figure} ${before} → ${after}`] : [];
    });
  });
}

/** Ids and dates are of one length, but the order of records made in the same millisecond is not fixed. */
function sameBytes(one: number, other: number): boolean {
  return Math.abs(one - other) <= 32 + other * 0.03;
}
