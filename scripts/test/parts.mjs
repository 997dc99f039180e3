/** The parts of the test command, in the order they run. CI runs each in a job of its own. */
import { parseArgs } from "node:util";
import { CommandError } from "../bootstrap/run.mjs";

/**
 * Vitest runs the `projects` of its configuration, Playwright the journeys. What a part needs built: the packages as other
 * teams install them, or the apps as `npm start` serves them. A part that is `deep` runs only at full depth. A part with
 * `beside` runs at the same time as those parts. One that `waits` for clocks and processes gets one more worker than cores.
 */
export const parts = [
  {
    name: "server",
    title: "Server on PostgreSQL",
    projects: ["server"],
    needs: ["apps"],
    onPostgres: true,
    // It waits for the database half of its time.
    beside: ["unit", "browser", "packages"],
  },
  { name: "unit", title: "Unit tests", projects: ["pure", "dom", "process"], needs: [] },
  {
    name: "browser",
    title: "Components and hooks in Chromium",
    projects: ["browser", "stories*"],
    needs: ["chromium"],
  },
  {
    name: "packages",
    title: "Packages as other teams use them",
    projects: ["packages"],
    needs: ["packages", "apps", "chromium"],
  },
  {
    name: "server",
    title: "Server on the embedded database",
    projects: ["server"],
    needs: ["apps"],
    waits: true,
  },
  {
    name: "journeys",
    title: "Journeys",
    projects: [],
    needs: ["apps", "chromium"],
  },
  {
    name: "mutation",
    title: "Mutation scores of the hooks",
    projects: [],
    needs: [],
    deep: true,
  },
  {
    name: "docs",
    title: "Documentation site, and what its search finds",
    projects: [],
    needs: [],
    deep: true,
  },
  {
    name: "bench",
    title: "Benches against their last results",
    projects: [],
    needs: ["chromium"],
    onPostgres: true,
    deep: true,
  },
  {
    name: "operations",
    title: "Servers that start, stop and lose their database",
    projects: [],
    // It starts, stops and kills a PostgreSQL of its own.
    needs: ["apps"],
    deep: true,
  },
];

/**
 * Groups parts: the groups run one after the other; the sequences in a group run at the same time.
 *
 * @example
 * groupParts([postgres, unit, browser, packages, journeys]); // [[[postgres], [unit, browser, packages]], [[journeys]]]
 */
export function groupParts(chosen) {
  const groups = [];
  const grouped = new Set();
  for (const part of chosen) {
    if (grouped.has(part)) continue;
    const others = chosen.filter(({ name }) => part.beside?.includes(name));
    for (const other of others) grouped.add(other);
    groups.push(others.length === 0 ? [[part]] : [[part], others]);
  }
  return groups;
}

/** How deep the random and repeated tests go at full depth; without these each has a default of its own. */
export const fullDepth = { TEST_DEPTH: "full", WALKS: "10000", FUZZ_RUNS: "1000", KILLS: "40" };

/**
 * Reads the arguments of `npm test`.
 *
 * @throws CommandError for an option or a part that does not exist, and says which there are.
 */
export function readTestArguments(args) {
  const { values } = parse(args);
  const offered = parts.filter(({ deep }) => values.full || !deep);
  const names = [...new Set(offered.map(({ name }) => name))];
  const chosen = values.part ?? names;
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no part ${unknown.join(", ")}: the parts are ${names.join(", ")}.`,
    );
  }
  if (values.shard !== undefined && chosen.join() !== "journeys") {
    throw new CommandError("Only the journeys run in shards: --part journeys --shard 1/2");
  }
  return {
    full: values.full,
    requirePostgres: values["require-postgres"],
    shard: values.shard,
    parts: offered.filter(({ name }) => chosen.includes(name)),
  };
}

function parse(args) {
  const options = {
    part: { type: "string", multiple: true },
    shard: { type: "string" },
    full: { type: "boolean", default: false },
    "require-postgres": { type: "boolean", default: false },
  };
  try {
    return parseArgs({ args, options });
  } catch (error) {
    throw new CommandError(error.message);
  }
}
