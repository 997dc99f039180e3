/** The command line of the suite. */
import { parseArgs } from "node:util";

/** What the suite measures, in the order in which it does. */
export const parts = ["scripts", "pages", "rerenders", "parts", "typing"] as const;

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
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 5) throw new Error("--rounds needs at least 5.");
  const only = new Set(values.only.split(",").map(toPart));
  if (values.write && only.size < parts.length) throw new Error("--write needs every part.");
  return { rounds, only, write: values.write };
}

function toPart(name: string): Part {
  const part = parts.find((known) => known === name);
  if (part === undefined) throw new Error(`"${name}" is no part: ${parts.join(", ")}.`);
  return part;
}
