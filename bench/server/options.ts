import { parseArgs } from "node:util";
import { readCount, readParts } from "../command-line.ts";

/** The parts of the suite, in the order of the report. */
export const parts = ["load", "memory", "growth"] as const;

/** One part of the suite. */
export type Part = (typeof parts)[number];

/** What to run and how much of it. */
export interface Options {
  rounds: number;
  /** Seconds that each server is under load in a round. */
  seconds: number;
  only: Set<Part>;
  /** Scenarios of the load. Empty: all. */
  scenarios: string[];
  /** The sizes of the databases whose growth is measured. */
  sizes: string[];
  /** Titles of the reads whose growth is measured. Empty: all. */
  reads: string[];
  /** A PostgreSQL with the databases of `pnpm bench data`. */
  url: string;
  /** Whether the results of each part that ran go into RESULTS.md. */
  write: boolean;
}

/**
 * Reads `--rounds 5 --seconds 3 --only load --write`; `--reads` may be repeated.
 *
 * @throws Error that says which option is wrong.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "3" },
      only: { type: "string", default: parts.join(",") },
      scenarios: { type: "string", default: "" },
      sizes: { type: "string", default: "1k,100k,1m" },
      reads: { type: "string", default: [], multiple: true },
      url: { type: "string", default: "postgres://postgres@127.0.0.1:5432/postgres" },
      write: { type: "boolean", default: false },
    },
  });
  const only = readParts(values.only, parts);
  const scenarios = values.scenarios.split(",").filter((name) => name !== "");
  if (values.write && scenarios.length + values.reads.length > 0) {
    throw new Error("--write needs whole parts: leave --scenarios and --reads out.");
  }
  const rounds = readCount("rounds", values.rounds, 1);
  const seconds = readCount("seconds", values.seconds, 1);
  const { sizes, reads, url, write } = values;
  return { rounds, seconds, only, scenarios, sizes: sizes.split(","), reads, url, write };
}
