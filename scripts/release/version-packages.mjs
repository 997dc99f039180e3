/**
 * `pnpm version-packages`: turns the waiting changesets into versions and changelogs. When the SDK gets a version, its
 * changelog names what breaks in the contract, and the contract gets the same version and is kept as the released one, as
 * are the tables.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pnpm } from "../bootstrap/pnpm.mjs";
import { CommandError, finished, root, runCommand, spawnHere } from "../bootstrap/run.mjs";
import { compareWithRelease, writeReleasedContract } from "./contract-changes.mjs";
import {
  demandedBump,
  findVersionProblems,
  sdkVersion,
  writeContractVersion,
} from "./contract-version.mjs";
import { writeLastMigration } from "./last-migration.mjs";

await runCommand(async () => {
  const [problem] = findVersionProblems(root);
  if (problem) throw new CommandError(problem);
  const before = sdkVersion(root);
  describeBreakingChanges(before);
  await run("exec", "changeset", "version");
  if (sdkVersion(root) === before) return;
  writeContractVersion(root);
  await run("run", "generate");
  writeReleasedContract(root);
  writeLastMigration(root);
});

/** Writes a changeset of its own for them, which becomes a part of the changelog as any other. */
function describeBreakingChanges(version) {
  const { verdict, breaking } = compareWithRelease(root);
  if (breaking.length === 0) return;
  const bump = demandedBump(verdict, version);
  const list = breaking.map((sentence) => `- ${sentence}`).join("\n");
  const text = `---\n"@atrium/sdk": ${bump}\n---\n\nWhat breaks in the contract:\n\n${list}\n`;
  writeFileSync(join(root, ".changeset/what-breaks-in-the-contract.md"), text);
}

async function run(...args) {
  const [command, all] = pnpm(...args);
  const status = await finished(spawnHere(command, all, { stdio: "inherit" }));
  if (status !== 0) throw new CommandError(`pnpm ${args.join(" ")} failed.`);
}
