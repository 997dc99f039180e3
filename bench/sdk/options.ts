import { parseArgs } from "node:util";
import { readCount, readParts } from "../command-line.ts";

/** The parts of the suite, in the order of the report. */
export const parts = ["stub", "light", "socket", "sizes", "types", "instances"] as const;

/** One part of the suite. */
export type Part = (typeof parts)[number];

/** What to run and how much of it. */
export interface Options {
  /** Rounds of each transport. */
  rounds: number;
  /** Calls a client makes in a round. */
  calls: number;
  only: Set<Part>;
  /** Whether the results go into RESULTS.md. */
  write: boolean;
}

/**
 * Reads `--rounds 25 --calls 200 --only stub,sizes --write`.
 *
 * @throws Error that says which option is wrong.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "25" },
      calls: { type: "string", default: "200" },
      only: { type: "string", default: parts.join(",") },
      write: { type: "boolean", default: false },
    },
  });
  const only = readParts(values.only, parts);
  if (values.write && only.size < parts.length) {
    throw new Error("--write needs a whole run: leave --only out.");
  }
  return {
    rounds: readCount("rounds", values.rounds, 5),
    calls: readCount("calls", values.calls, 5),
    only,
    write: values.write,
  };
}
