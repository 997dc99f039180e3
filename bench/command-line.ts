/** What the suites' command lines have in common. */

/**
 * The parts of a suite named in `--only`, separated by commas.
 *
 * @throws Error that names the part that does not exist, and those that do.
 */
export function readParts<Part extends string>(names: string, parts: readonly Part[]): Set<Part> {
  return new Set(
    names.split(",").map((name) => {
      const part = parts.find((known) => known === name);
      if (part === undefined) {
        throw new Error(`There is no part "${name}"; there are ${parts.join(", ")}.`);
      }
      return part;
    }),
  );
}

/**
 * The whole number that an option is given.
 *
 * @throws Error that names the option when it is none, or less than `least`.
 */
export function readCount(option: string, text: string, least: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < least) {
    throw new Error(`--${option} needs at least ${least}.`);
  }
  return count;
}
