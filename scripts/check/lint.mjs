/**
 * The linter, part by part. What it says about a file follows from the types of what the file imports, so a part is
 * linted again when it or a project that it refers to has changed: the whole takes longer than any other check.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { publishedPackages, toolVersions } from "../bootstrap/builds.mjs";
import { root } from "../bootstrap/run.mjs";
import { isDone, keyOf, markDone, toolFolders } from "../bootstrap/stamp.mjs";
import { readProjects } from "./projects.mjs";

const settings = [
  ...toolVersions,
  ".oxlintrc.json",
  ".gitignore",
  "tsconfig.json",
  "tsconfig.base.json",
  "tsconfig.composite.json",
  "scripts/bootstrap",
  "scripts/check/lint.mjs",
  "scripts/check/only-in-queries.mjs",
];

/** What projects read of others without referring to them; tools/boundaries.config.mjs allows no more. */
const alsoRead = { "apps/server": ["apps/web/src/ssr-contract.d.ts"] };

/** Limits the linter's checkers: each of them repeats much of the others' work, and other steps use the other cores. */
export function lintEnv(cores) {
  return { GOMAXPROCS: String(Math.max(1, Math.floor(cores / 2))) };
}

/** The command that lints these files and folders; all without any. */
export function lintCommand(paths) {
  return ["oxlint", ["--type-aware", "--deny-warnings", ...paths]];
}

/** Whether a file is one that the linter reads. */
export function isLinted(file) {
  return /\.[cm]?[jt]sx?$/.test(file) && existsSync(join(root, file));
}

/** Whether a change of this file can change what the linter says about every other one. */
export function isLintSetting(file) {
  return settings.includes(file);
}

/** The parts that have changed since they last passed, and what notes that they have passed again. */
export function staleParts(force) {
  const keyed = lintParts().map((part) => ({ ...part, key: keyOf(part.inputs) }));
  const stale = keyed.filter(({ name, key }) => force || !isDone(stampOf(name), key));
  const passed = () => stale.forEach(({ name, key }) => markDone(stampOf(name), key));
  return { paths: stale.flatMap(({ paths }) => paths), passed };
}

/** Every TypeScript project, the examples (which see the packages as built), and what is in neither. */
export function lintParts() {
  const projects = readProjects();
  const parts = [...projects].map(([folder, references]) => ({
    name: folder,
    paths: [folder],
    inputs: [...settings, ...[folder, ...references].flatMap(readBy)],
  }));
  const examples = {
    name: "examples",
    paths: ["examples"],
    inputs: [...settings, "examples", ...publishedPackages.map((name) => `packages/${name}`)],
  };
  const rest = { name: "rest", paths: restOf([...projects.keys(), "examples"]), inputs: ["."] };
  return [...parts, examples, rest];
}

function readBy(folder) {
  return [folder, ...(alsoRead[folder] ?? [])];
}

/** The rest of the workspace. */
function restOf(folders, inside = "") {
  return readdirSync(join(root, inside)).flatMap((name) => {
    const path = join(inside, name);
    if (folders.includes(path) || toolFolders.has(name) || name.startsWith(".")) return [];
    return folders.some((folder) => folder.startsWith(`${path}/`)) ? restOf(folders, path) : [path];
  });
}

function stampOf(part) {
  return `check-lint-${part.replaceAll("/", "-")}`;
}
