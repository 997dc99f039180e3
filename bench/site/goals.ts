/** The figures the public site has to reach, held against a run. */
import { ratios, summarize } from "../report/statistics.ts";
import type { LibraryScripts } from "../web/library-scripts.ts";
import type { PageLoads } from "./measure-loads.ts";
import type { BatchMemory } from "./measure-memory.ts";
import type { PageRates } from "./measure-rates.ts";

/** What a run measured. */
export interface Results {
  loads: PageLoads[];
  /** What the app's libraries weigh alone: the floor of its scripts. */
  libraries: LibraryScripts[];
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

/**
 * The least of the last three batches over that of the three after the first, in which the server still warms up. One
 * batch alone says little: whether the collector has run to its end in it is chance, and what leaks is in all of them.
 */
function heapGrowth(memory: readonly BatchMemory[]): number {
  return leastHeap(memory.slice(-3)) / leastHeap(memory.slice(1, 4));
}

function leastHeap(batches: readonly BatchMemory[]): number {
  return Math.min(...batches.map(({ heap }) => heap));
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
