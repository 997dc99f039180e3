/** Reads the planted faults: each a patch whose first lines say what is broken and which tests catch it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../../scripts/bootstrap/run.mjs";

const folder = join(import.meta.dirname, "faults");
const known = ["broken", "caught-by", "database", "build"];

/**
 * The faults with the names given, or all of them, by name.
 *
 * @returns Each with its `name`, the `patch`'s path, what is `broken`, the `tests` that catch it (the one that is to keep
 * doing so first) with the `titles` of those of which one test alone is meant, whether they run on `postgres` and on what is built (`build`), and the parts of the repository that it
 * `changes`.
 * @throws CommandError for a name that no fault has, and for a patch whose head is not complete.
 */
export function readFaults(names) {
  const all = readdirSync(folder)
    .filter((file) => file.endsWith(".patch"))
    .map((file) => readFault(file.slice(0, -".patch".length)))
    .sort((one, other) => one.name.localeCompare(other.name));
  const unknown = names.filter((name) => !all.some((fault) => fault.name === name));
  if (unknown.length > 0) throw new CommandError(`There is no fault ${unknown.join(", ")}.`);
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}

/** The tests of a fault that no longer exist: its head must name others. */
export function missingTests({ tests }, tree) {
  return tests.filter((file) => !existsSync(join(tree, file)));
}

function readFault(name) {
  const patch = join(folder, `${name}.patch`);
  const text = readFileSync(patch, "utf8");
  const [head = ""] = text.split(/^diff --git /m, 1);
  const lines = [...head.matchAll(/^([\w-]+): (.+)$/gm)];
  const valuesOf = (wanted) => lines.flatMap(([, key, value]) => (key === wanted ? [value] : []));
  const [broken] = valuesOf("broken");
  const named = valuesOf("caught-by").map((value) => value.split(" › "));
  const tests = named.map(([file]) => file);
  const unknownKeys = lines.filter(([, key]) => !known.includes(key)).map(([line]) => line);
  if (broken === undefined || tests.length === 0 || unknownKeys.length > 0) {
    throw new CommandError(`${name}.patch: its head lacks "broken" or "caught-by". ${unknownKeys}`);
  }
  return {
    name,
    patch,
    broken,
    tests,
    titles: new Map(named),
    postgres: valuesOf("database").includes("postgres"),
    build: valuesOf("build").includes("true"),
    changes: [...text.matchAll(/^\+\+\+ b\/(\w+\/\w+)\//gm)].map(([, part]) => part),
  };
}
