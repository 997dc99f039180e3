/** The command line of `pnpm check`. */
import { parseArgs } from "node:util";
import { CommandError } from "../bootstrap/run.mjs";

export const usage = `pnpm check                   every check that is not fresh
pnpm check --only lint,types only these steps, and the builds that they need
pnpm check --changed         only what differs from main: format and lint of the changed files, types of the
                             projects that they affect, other steps if their inputs changed
pnpm check --force           fresh steps as well`;

/**
 * Reads the arguments.
 *
 * @param {string[]} args
 * @param {string[]} names The names of all steps.
 * @returns {{ only: string[] | undefined, changed: boolean, force: boolean, help: boolean }}
 * @throws CommandError for an unknown option or step, with the names there are.
 */
export function readOptions(args, names) {
  const { only, changed, force, help } = parse(args);
  const chosen = only?.flatMap((list) => list.split(",")).map((name) => name.trim());
  const unknown = chosen?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no step ${unknown.map((name) => `"${name}"`).join(", ")}. Steps: ${names.join(", ")}.`,
    );
  }
  return { only: chosen, changed, force, help };
}

function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        only: { type: "string", multiple: true },
        changed: { type: "boolean", default: false },
        force: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new CommandError(`${error.message}\n\n${usage}`);
  }
}
