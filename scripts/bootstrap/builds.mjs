/** What the workspace builds: from which sources, by which commands, into which folders. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";
import { isDone, isTestFile, keyOf, markDone } from "./stamp.mjs";

/** The versions of all tools and libraries, the pinned Node among them. */
export const toolVersions = ["pnpm-lock.yaml", "pnpm-workspace.yaml"];

const settings = [...toolVersions, "tsconfig.base.json", "tsconfig.composite.json"];

/** Names of the published packages without their scope, which are those of their folders. */
export const publishedPackages = readdirSync(join(root, "packages")).sort();

/** The builds of the published packages. */
export const packageBuilds = publishedPackages.map((name) => ({
  name: `build-${name}`,
  title: `Building @atrium/${name}`,
  inputs: [...settings, ...packageFolders(name)],
  outputs: [`packages/${name}/dist`],
  workspacePackage: `@atrium/${name}`,
}));

/** The build of the web app, the server and the demo site's database folder. */
export const appBuild = {
  name: "build-apps",
  inputs: [...settings, "openapi", "openapi/dist", "packages", "apps"],
  outputs: ["apps/web/dist", "apps/server/dist"],
};

/** Whether a build's output is there and was made from the sources as they are. */
export function isBuilt(build) {
  return isDone(build.name, buildKey(build), build.outputs);
}

/**
 * Begins a build.
 *
 * @returns Notes what the build was made from; to be called when it has succeeded.
 */
export function beginBuild(build) {
  const key = buildKey(build);
  return () => markDone(build.name, key, build.outputs);
}

/** The folder of a published package and those of the workspace's packages that it depends on. */
export function packageFolders(name) {
  const folder = `packages/${name}`;
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(root, folder, "package.json"), "utf8"),
  );
  const needed = publishedPackages.filter((other) => `@atrium/${other}` in dependencies);
  return [folder, ...needed.flatMap(packageFolders)];
}

function buildKey({ inputs }) {
  return keyOf(inputs, isTestFile);
}
