/** The figures the server has to reach (issue "The server, content half"), held against a run. */
import type { Growth } from "./growth/measure-growth.ts";
import type { EmbeddedCost } from "./measure-embedded.ts";
import type { LoadCost, LoadMemory, Memory } from "./measure-load.ts";

/** What a run measured; parts that were left out are empty. */
export interface Results {
  costs: LoadCost[];
  memory: LoadMemory | undefined;
  embedded: EmbeddedCost | undefined;
  growth: Growth[];
}

/** A figure that has to stay below a limit, or reach it. */
export interface Goal {
  title: string;
  unit: string;
  bound: "at most" | "at least";
  limit: number;
  measured: number;
}

const perSecond: [scenario: string, server: string, limit: number][] = [
  ["list", "atrium", 2],
  ["detail", "atrium", 1.5],
  ["list", "atrium, cache hit", 5],
  ["detail", "atrium, cache hit", 5],
  ["signedIn", "atrium", 1],
  ["save", "atrium", 1],
];

/** Every goal that this run says something about. */
export function judge({ costs, memory, embedded, growth }: Results): Goal[] {
  return [
    ...perSecond.flatMap(([scenario, server, limit]) =>
      costs
        .filter((cost) => cost.scenario === scenario && cost.server === server)
        .map((cost) => {
          const { of, ratio } = floorOf(cost);
          return atLeast(nameOf(cost.title, server), of, limit, ratio.median);
        }),
    ),
    ...costs
      .filter(({ server }) => server === "atrium")
      .map((cost) => {
        const { of, p99Ratio } = floorOf(cost);
        return atMost(`${cost.title}, p99`, of, 2, p99Ratio.median);
      }),
    ...(memory ? memoryGoals("PostgreSQL", memory, 110, 160) : []),
    ...(embedded ? memoryGoals("embedded", embedded, 250, 400) : []),
    ...growthGoals(growth),
  ];
}

/** Whether the figure is as it should be. */
export function isMet({ measured, limit, bound }: Goal): boolean {
  return bound === "at most" ? measured <= limit : measured >= limit;
}

/** How much more a read costs on the largest database than on the smallest. */
export function growthOf(times: Map<string, number>): number {
  const all = [...times.values()];
  return (all.at(-1) ?? 0) / (all[0] ?? 1);
}

/** Milliseconds in the database that a read may take at any size. */
export function databaseLimit({ slow }: Growth): number {
  return slow ? 15 : 5;
}

/** The plain select of the same rows where there is one: against it the goals were set. */
function floorOf({ plain, same }: LoadCost) {
  return plain === undefined ? { of: "× bare", ...same } : { of: "× plain rows", ...plain };
}

function memoryGoals(database: string, { idle, peak }: Memory, rest: number, load: number): Goal[] {
  return [
    atMost(`Memory at rest, ${database}`, "MB", rest, idle),
    atMost(`Memory under load, ${database}`, "MB", load, peak),
  ];
}

function growthGoals(growth: Growth[]): Goal[] {
  return growth.flatMap((read) => {
    const largest = Math.max(...read.database.values());
    const { title } = read;
    return [
      atMost(`${title}: in the database`, "ms", databaseLimit(read), largest),
      atMost(`${title}: growth over HTTP`, "×", 1.5, growthOf(read.http)),
    ];
  });
}

function nameOf(title: string, server: string): string {
  return server === "atrium" ? title : `${title}, cache hit`;
}

function atMost(title: string, unit: string, limit: number, measured: number): Goal {
  return { title, unit, bound: "at most", limit, measured };
}

function atLeast(title: string, unit: string, limit: number, measured: number): Goal {
  return { title, unit, bound: "at least", limit, measured };
}
