/** The figures the public site has to reach, held against a run. */
import { ratios, summarize } from "../report/statistics.ts";
import type { PageLoads } from "./measure-loads.ts";
import type { BatchMemory } from "./measure-memory.ts";
import type { PageRates } from "./measure-rates.ts";

/** What a run measured. */
export interface Results {
  loads: PageLoads[];
  rates: PageRates[];
  memory: BatchMemory[];
}

/** A figure that has to stay below a limit, or reach it. */
export interface Goal {
  title: string;
  unit: string;
  bound: "at most" | "at least";
  limit: number;
  measured: number;
}

/** Every goal and what the run says about it. */
export function judge({ loads, rates, memory }: Results): Goal[] {
  return [
    ...loads.flatMap(loadGoals),
    ...rates.map(({ page, pages, files }) =>
      goal(`Kept ${page.name}`, "× a file", "at least", 0.7, middle(ratios(pages, files))),
    ),
    goal("Heap after all renders", "× early on", "at most", 1.1, heapGrowth(memory)),
  ];
}

function loadGoals({ page: { name }, ...load }: PageLoads): Goal[] {
  const most = (title: string, unit: string, limit: number, measured: number) =>
    goal(`${title}, ${name}`, unit, "at most", limit, measured);
  return [
    most("Largest paint", "× without script", 1.15, middle(ratios(load.paints, load.floor))),
    most("Layout shift", "", 0, Math.max(...load.shifts)),
    most("Total blocking time, read only", "ms", 20, middle(load.blocking)),
    most("First interaction", "ms", 100, middle(load.firstInteractions)),
    most("Interaction", "ms", 100, middle(load.interactions)),
    most("Requests before the largest paint", "", 8, middle(load.requests)),
    most("Requests, read only", "", 12, middle(load.allRequests)),
    most("Script, read only", "kB gzip", 12, load.readScriptBytes / 1000),
    most("Script, the app included", "kB gzip", 112, load.scriptBytes / 1000),
    most("Styles, inlined", "kB gzip", 12, load.styleBytes / 1000),
  ];
}

/** Of the last batch over the second one: in the first, the server still warms up. */
function heapGrowth(memory: readonly BatchMemory[]): number {
  return (memory.at(-1)?.heap ?? Number.NaN) / (memory[1]?.heap ?? Number.NaN);
}

/** Whether the figure keeps to the limit. */
export function isMet({ bound, measured, limit }: Goal): boolean {
  return bound === "at most" ? measured <= limit : measured >= limit;
}

function middle(values: number[]): number {
  return summarize(values).median;
}

function goal(
  title: string,
  unit: string,
  bound: Goal["bound"],
  limit: number,
  measured: number,
): Goal {
  return { title, unit, bound, limit, measured };
}
