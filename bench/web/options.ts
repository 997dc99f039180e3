/** The command line of the suite. */
import { parseArgs } from "node:util";
import { readCount, readParts } from "../command-line.ts";

/** What the suite measures, in the order in which it does. */
export const parts = ["signIn", "scripts", "pages", "rerenders", "parts", "typing"] as const;

/** One of them. */
export type Part = (typeof parts)[number];

/** What a run is to do. */
export interface Options {
  rounds: number;
  only: Set<Part>;
  write: boolean;
}

/**
 * Reads `--rounds 15 --only scripts,typing --write`.
 *
 * @throws for what it does not know, and for a part of a run that would replace the results of a whole one.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "15" },
      only: { type: "string", default: parts.join(",") },
      write: { type: "boolean", default: false },
    },
  });
  const rounds = readCount("rounds", values.rounds, 5);
  const only = readParts(values.only, parts);
  if (values.write && only.size < parts.length) throw new Error("--write needs every part.");
  return { rounds, only, write: values.write };
}
