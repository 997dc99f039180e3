/** The TypeScript projects of the workspace, as the references of the `tsconfig.json` files name them. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../bootstrap/run.mjs";

/** Folders of all projects with the folders that each refers to, directly or through others. */
export function readProjects(folder = root) {
  const direct = (project) =>
    readReferences(join(folder, project)).map((path) => relative(folder, path));
  const reach = (project) => direct(project).flatMap((next) => [next, ...reach(next)]);
  return new Map(direct(".").map((project) => [project, [...new Set(reach(project))]]));
}

function readReferences(folder) {
  const { references = [] } = JSON.parse(readFileSync(join(folder, "tsconfig.json"), "utf8"));
  return references.map(({ path }) => join(folder, path));
}
