import { parseArgs } from "node:util";

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
  const only = new Set(values.only.split(",").map(toPart));
  if (values.write && only.size < parts.length) {
    throw new Error("--write needs a whole run: leave --only out.");
  }
  return {
    rounds: toCount("rounds", values.rounds),
    calls: toCount("calls", values.calls),
    only,
    write: values.write,
  };
}

function toPart(word: string): Part {
  const part = parts.find((known) => known === word);
  if (!part) throw new Error(`There is no part "${word}"; there are ${parts.join(", ")}.`);
  return part;
}

function toCount(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 5) throw new Error(`--${name} needs at least 5.`);
  return count;
}
