/** Installs and builds what is missing or out of date, and nothing else. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pnpm } from "./pnpm.mjs";
import { checkDisk, checkMachine } from "./preflight.mjs";
import { root, runLogged } from "./run.mjs";
import { isDone, keyOf, markDone } from "./stamp.mjs";

const manifests = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"];
const sources = [...manifests, "tsconfig.base.json", "openapi", "packages", "apps"];

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
  const key = keyOf(sources);
  if (isDone("build-apps", key) && existsSync(join(root, "apps/server/dist/atrium.js"))) return;
  checkDisk();
  const steps = [
    ["Building the web app", "build-web", "@atrium/web"],
    ["Building the server and the demo site", "build-server", "@atrium/server"],
  ];
  for (const [title, name, workspacePackage] of steps) {
    const [command, args] = pnpm("--filter", workspacePackage, "run", "build");
    await runLogged(title, name, command, args);
  }
  markDone("build-apps", key);
}

/** Builds the packages that other teams install. */
export async function buildPackages() {
  const [command, args] = pnpm("--filter", "./packages/*", "run", "build");
  await runLogged("Building the packages", "build-packages", command, args);
}
