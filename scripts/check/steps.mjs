/**
 * The steps of `pnpm check`. A step with inputs is fresh when nothing under them has changed since it last passed. Every
 * step has a `plan`: the commands to run now, or undefined when there is nothing to do.
 */
import { availableParallelism } from "node:os";
import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  beginBuild,
  isBuilt,
  packageBuilds,
  packageFolders,
  publishedPackages,
  toolVersions,
} from "../bootstrap/builds.mjs";
import { pnpm } from "../bootstrap/pnpm.mjs";
import { root } from "../bootstrap/run.mjs";
import { isDone, isTestFile, keyOf, markDone } from "../bootstrap/stamp.mjs";
import { isLinted, isLintSetting, lintCommand, lintEnv, staleParts } from "./lint.mjs";
import { readProjects } from "./projects.mjs";

/**
 * @typedef {object} Plan
 * @property {[command: string, args: string[]][]} commands
 * @property {Record<string, string>} [env]
 * @property {() => void} [passed] Called when all commands have succeeded.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {string} [remedy] What to do when it fails, where its output does not say it.
 * @property {number} seconds Its approximate time on one core without caches.
 * @property {string[]} needs Steps that it needs.
 * @property {string[]} [inputs] Files and folders that it depends on; without any it always runs.
 * @property {(options: { force: boolean, changedFiles?: string[] }) => Plan | undefined} plan
 */

const cores = availableParallelism();
const builds = packageBuilds.map(({ name }) => name);
const styleSheets = ["theme.css", "shadcn.css", "tokens.css", "prose.css", "rich-text-editor.css"];
const sourceFolders = ["openapi", "packages", "apps", "examples", "e2e", "bench"];
const generatedFolders = [
  "packages/sdk/src",
  "apps/server/src/generated",
  "apps/web/src/generated",
];

/** @type {Step[]} */
export const steps = [
  ...packageBuilds.map(buildStep),
  stampedStep("generated", "Generated files", {
    seconds: 3,
    inputs: ["openapi", "openapi/dist", ...generatedFolders],
    commands: [["node", ["openapi/generate.ts", "--check"]]],
  }),
  stampedStep("contract", "Contract", {
    seconds: 2,
    inputs: ["openapi"],
    commands: [runScript("@atrium/openapi", "lint")],
  }),
  {
    name: "format",
    title: "Formatting",
    remedy: "Run pnpm format.",
    seconds: 1,
    needs: [],
    plan: planFormat,
  },
  { name: "types", title: "Types", seconds: 13, needs: [], plan: planTypes },
  { name: "lint", title: "Lint", seconds: 20, needs: builds, plan: planLint },
  stampedStep("boundaries", "Boundaries", {
    seconds: 4,
    inputs: ["tools", ...sourceFolders],
    commands: [["node", ["tools/boundaries.mjs"]]],
  }),
  stampedStep("words", "Words and references", {
    seconds: 1,
    inputs: ["."],
    commands: [
      ["node", ["tools/retired-words.mjs"]],
      ["node", ["tools/doc-references.mjs"]],
    ],
  }),
  stampedStep("faults", "Planted faults", {
    seconds: 2,
    inputs: ["."],
    commands: [["node", ["tools/planted-faults/plant-faults.mjs", "--list"]]],
  }),
  stampedStep("docs", "Documentation site", {
    seconds: 7,
    inputs: ["."],
    commands: [["node", ["--conditions=@atrium/source", "docs/site/src/assemble.ts", "--check"]]],
  }),
  stampedStep("unused", "Unused code", {
    seconds: 3,
    needs: builds,
    inputs: ["."],
    commands: [["knip", []]],
  }),
  {
    name: "changesets",
    title: "Changesets",
    seconds: 1,
    needs: [],
    plan: () => ({ commands: [["node", ["scripts/release/check-changesets.mjs"]]] }),
  },
  stampedStep("sizes", "Sizes", {
    seconds: 7,
    needs: builds,
    inputs: ["tools", "packages"],
    isIgnored: isTestFile,
    commands: [["node", ["tools/sizes.mjs"]]],
  }),
  ...publishedPackages.map(publishStep),
];

/** A build has its own stamp. */
function buildStep(build) {
  const { name, title, inputs, needs, workspacePackage } = build;
  const begin = () => ({
    commands: [runScript(workspacePackage, "build")],
    passed: beginBuild(build),
  });
  const plan = ({ force }) => (!force && isBuilt(build) ? undefined : begin());
  return { name, title, seconds: 4, needs, inputs, plan };
}

/** Runs publint and attw on the archive that would be published. */
function publishStep(name) {
  const archive = join(root, ".atrium/archives", `${name}.tgz`);
  return stampedStep(`publish-${name}`, `Archive of @atrium/${name}`, {
    seconds: 4,
    needs: [`build-${name}`],
    inputs: packageFolders(name),
    isIgnored: isTestFile,
    commands: [
      pnpm("--filter", `@atrium/${name}`, "pack", "--out", archive),
      ["publint", [archive, "--strict"]],
      ["attw", [archive, "--exclude-entrypoints", ...styleSheets]],
    ],
  });
}

/** A step whose outcome depends only on its inputs, its commands and the versions of the tools. */
function stampedStep(name, title, { seconds, needs = [], inputs, isIgnored, commands }) {
  const all = [...toolVersions, ...inputs];
  const plan = ({ force }) => {
    const key = `${keyOf(all, isIgnored)} ${JSON.stringify(commands)}`;
    if (!force && isDone(`check-${name}`, key)) return undefined;
    return { commands, passed: () => markDone(`check-${name}`, key) };
  };
  return { name, title, seconds, needs, inputs: all, plan };
}

function planFormat({ changedFiles }) {
  const isWhole = changedFiles === undefined || changedFiles.some(isFormatSetting);
  const files = isWhole ? ["."] : changedFiles.filter((file) => existsSync(join(root, file)));
  if (files.length === 0) return undefined;
  return { commands: [["oxfmt", ["--check", "--no-error-on-unmatched-pattern", ...files]]] };
}

function isFormatSetting(file) {
  return [".oxfmtrc.json", ...toolVersions].includes(file);
}

/**
 * The compiler itself skips projects that are up to date, and checks on one core: several checkers repeat much of each
 * other's work. It does not check installed packages again, so it starts from scratch when those may have changed.
 */
function planTypes({ force }) {
  const builders = String(Math.max(1, Math.floor(cores / 2)));
  const args = ["--build", "--checkers", "1", "--builders", builders];
  const manifests = [...readProjects().keys()].map((project) => `${project}/package.json`);
  const key = keyOf([...toolVersions, ...manifests]);
  const isSame = !force && isDone("check-types", key);
  const passed = () => markDone("check-types", key);
  return { commands: [["tsc", isSame ? args : [...args, "--force"]]], passed };
}

function planLint({ force, changedFiles }) {
  const env = lintEnv(cores);
  if (changedFiles === undefined || changedFiles.some(isLintSetting)) {
    const { paths, passed } = staleParts(force);
    return paths.length === 0 ? undefined : { commands: [lintCommand(paths)], env, passed };
  }
  const files = changedFiles.filter(isLinted);
  return files.length === 0 ? undefined : { commands: [lintCommand(files)], env };
}

/** A script of a package; it says itself why it failed, so pnpm need not. */
function runScript(workspacePackage, script) {
  return pnpm("--silent", "--filter", workspacePackage, "run", script);
}
