/** Installs and builds what is missing or out of date, and nothing else. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { appBuild, beginBuild, isBuilt, packageBuilds } from "./builds.mjs";
import { pnpm } from "./pnpm.mjs";
import { checkDisk, checkMachine } from "./preflight.mjs";
import { root, runLogged } from "./run.mjs";
import { isDone, keyOf, markDone } from "./stamp.mjs";

const manifests = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"];

/** Installs the packages of the lockfile unless they are there. */
export async function ensureInstalled() {
  checkMachine();
  const key = keyOf(manifests);
  if (isDone("install", key) && existsSync(join(root, "node_modules/.bin/node"))) return;
  checkDisk();
  const [command, args] = pnpm("install", "--frozen-lockfile");
  await runLogged("Installing packages", "install", command, args, { env: { CI: "true" } });
  markDone("install", keyOf(manifests));
}

/** Builds the web app, the server and the demo site's database folder unless they are up to date. */
export async function ensureAppsBuilt() {
  if (isBuilt(appBuild)) return;
  checkDisk();
  const finish = beginBuild(appBuild);
  // Neither reads what the other makes, and each keeps little more than one core busy.
  const apps = ["--filter", "@atrium/web", "--filter", "@atrium/server"];
  const [command, args] = pnpm("--parallel", ...apps, "run", "build");
  await runLogged("Building the apps and the demo site", "build-apps", command, args);
  finish();
}

/** Builds those of the packages for other teams that are not up to date. */
export async function buildPackages() {
  const stale = packageBuilds.filter((build) => !isBuilt(build));
  if (stale.length === 0) return;
  checkDisk();
  const filters = stale.flatMap(({ workspacePackage }) => ["--filter", workspacePackage]);
  const [command, args] = pnpm(...filters, "run", "build");
  const finishes = stale.map(beginBuild);
  await runLogged("Building the packages", "build-packages", command, args);
  for (const finish of finishes) finish();
}
