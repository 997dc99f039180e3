/** Semantic versioning of the SDK, proven from its contract instead of promised. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { declaredBump, isAtLeast } from "./changesets.mjs";
import { compareWithRelease, readReleasedContract } from "./contract-changes.mjs";

const sdk = "@atrium/sdk";
const contract = "openapi/openapi.yaml";
const versionLine = /^( {2}version: )(.+)$/m;

/**
 * What is wrong with the SDK's next version, in sentences for developers: a bump that is lower than the changes of the
 * contract demand, or a contract that names another version than the SDK has. Empty when all is well.
 */
export function findVersionProblems(root) {
  return [...findLowBump(root), ...findOtherVersion(root)];
}

/**
 * The bump that a verdict on the contract demands of a package with this version. Caret ranges decide it: `^0.1.0`
 * includes 0.1.1 and not 0.2.0, `^1.0.0` includes 1.1.0 and not 2.0.0.
 */
export function demandedBump(verdict, version) {
  const isUnstable = version.startsWith("0.");
  if (verdict === "breaking") return isUnstable ? "minor" : "major";
  if (verdict === "additive") return isUnstable ? "patch" : "minor";
  return "none";
}

/** The SDK's version. */
export function sdkVersion(root) {
  return JSON.parse(readFileSync(join(root, "packages/sdk/package.json"), "utf8")).version;
}

/** Gives the contract the SDK's version. */
export function writeContractVersion(root) {
  const file = join(root, contract);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(versionLine, `$1${sdkVersion(root)}`));
}

function findLowBump(root) {
  const { verdict, breaking } = compareWithRelease(root);
  const version = sdkVersion(root);
  const demanded = demandedBump(verdict, version);
  const declared = declaredBump(root, sdk);
  if (isAtLeast(declared, demanded)) return [];
  const changes = breaking.map((sentence) => `\n  - ${sentence}`).join("");
  const what = breaking.length > 0 ? `breaks clients of ${sdk}` : `has more than that of ${sdk}`;
  return [
    `The contract ${what} ${version}, which needs a changeset "${sdk}": ${demanded}; the highest one is ${declared}.${changes}`,
  ];
}

/** Until the first release the contract names the version that this will have. */
function findOtherVersion(root) {
  const released = readReleasedContract(root);
  if (!released) return [];
  const [, , inContract] = versionLine.exec(readFileSync(join(root, contract), "utf8")) ?? [];
  const version = sdkVersion(root);
  if (inContract === version && released.info.version === version) return [];
  return [
    `${sdk} is ${version}, but ${contract} says ${inContract} and the released contract ${released.info.version}. "pnpm version-packages" keeps the three the same.`,
  ];
}
