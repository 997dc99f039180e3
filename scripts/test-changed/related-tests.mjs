/** Finds out from Vitest which test files import what. */
import { join, relative } from "node:path";
import { root } from "../bootstrap/run.mjs";

/** The server's root module; a test that imports it starts the whole server. */
const wholeServer = "apps/server/src/app.ts";

/** Files that affect no test, or all of them. */
const concernsAll =
  /(^|\/)(package\.json|pnpm-lock\.yaml|(vite|vitest)\.[\w.]+|tsconfig[\w.]*\.json)$/;

/** @returns Whether a change of this file cannot be traced to single tests. */
export function isOfEveryTest(file) {
  return concernsAll.test(file);
}

/**
 * @param vitest Made by `createVitest`.
 * @param changed Paths from the repository's folder.
 * @returns Every test file as `chooseTests` wants it, with its `specifications`.
 */
export async function findTests(vitest, changed) {
  const all = await vitest.globTestSpecifications();
  const related = await specificationsThatImport(
    vitest,
    changed.filter((file) => !isOfEveryTest(file)),
  );
  const ofServer = await specificationsThatImport(vitest, [wholeServer]);
  const tests = new Map();
  for (const specification of all) {
    const file = relative(root, specification.moduleId);
    const known = tests.get(file);
    if (known) known.specifications.push(specification);
    else {
      tests.set(file, {
        file,
        isRelated: related.has(specification.moduleId),
        isCostly: specification.pool === "browser" || ofServer.has(specification.moduleId),
        specifications: [specification],
      });
    }
  }
  return [...tests.values()];
}

/** The configuration is where Vitest reads what to look for. */
async function specificationsThatImport(vitest, files) {
  vitest.config.related = files.map((file) => join(root, file));
  const found = files.length === 0 ? [] : await vitest.getRelevantTestSpecifications();
  vitest.config.related = undefined;
  return new Set(found.map(({ moduleId }) => moduleId));
}
