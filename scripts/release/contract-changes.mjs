/** How the contract differs from the one that the last release of the SDK was made from. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contractSurface } from "../../openapi/contract-surface.ts";
import { compareDocuments } from "../../packages/sdk/src/contract/compare-operations.ts";
import { verdictOf } from "../../packages/sdk/src/contract/contract-change.ts";

/** The surface of the last release's contract: what its clients rely on. Missing until there has been a release. */
export const releasedContract = "openapi/released.json";

const bundledContract = "openapi/dist/openapi.json";

/**
 * Compares as `compareContract` of `@atrium/sdk/contract` does.
 *
 * @returns The verdict (`same`, `additive`, `breaking`) and the sentences of the breaking changes. Before the first
 *   release nobody relies on anything, so that everything is the same.
 */
export function compareWithRelease(root) {
  const released = readReleasedContract(root);
  const changes = released ? compareDocuments(released, readJson(root, bundledContract)) : [];
  const breaking = changes.filter(({ kind }) => kind === "breaking");
  return { verdict: verdictOf(changes), breaking: breaking.map(({ message }) => message) };
}

/** The document in `openapi/released.json`, undefined before the first release. */
export function readReleasedContract(root) {
  return existsSync(join(root, releasedContract)) ? readJson(root, releasedContract) : undefined;
}

/** Makes the present contract that of the last release. */
export function writeReleasedContract(root) {
  const surface = contractSurface(readJson(root, bundledContract));
  writeFileSync(join(root, releasedContract), `${JSON.stringify(surface)}\n`);
}

function readJson(root, file) {
  return JSON.parse(readFileSync(join(root, file), "utf8"));
}
