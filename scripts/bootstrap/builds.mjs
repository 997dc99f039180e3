/** What the workspace builds: from which sources, by which commands, into which folders. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./run.mjs";
import { isDone, isTestFile, keyOf, markDone } from "./stamp.mjs";

/** The versions of all tools and libraries, the pinned Node among them. */
export const toolVersions = ["pnpm-lock.yaml", "pnpm-workspace.yaml"];

const settings = [...toolVersions, "tsconfig.base.json", "tsconfig.composite.json"];
const packageSettings = [...settings, "tsconfig.build.json", "scripts/build-package.mjs"];

/** Names of the published packages without their scope, which are those of their folders. */
export const publishedPackages = readdirSync(join(root, "packages")).sort();

/** The builds of the published packages. */
export const packageBuilds = publishedPackages.map((name) => ({
  name: `build-${name}`,
  title: `Building @atrium/${name}`,
  inputs: [...packageSettings, ...packageFolders(name)],
  outputs: [`packages/${name}/dist`],
  // A package is compiled against the declarations of those it depends on.
  needs: packageFolders(name)
    .slice(1)
    .map((folder) => `build-${basename(folder)}`),
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

/** The folder of a published package and those of the workspace's packages that it needs. */
export function packageFolders(name) {
  const folder = `packages/${name}`;
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(root, folder, "package.json"), "utf8"),
  );
  const all = { ...dependencies, ...peerDependencies };
  const needed = publishedPackages.filter((other) => `@atrium/${other}` in all);
  return [folder, ...needed.flatMap(packageFolders)];
}

function buildKey({ inputs }) {
  return keyOf(inputs, isTestFile);
}
