/**
 * Fails when a published package changed without a changeset, or when the SDK's next version hides what the contract
 * breaks. `CHANGESET_BASE` names what to compare with.
 */
import { CommandError, root, runCommand } from "../bootstrap/run.mjs";
import { findVersionProblems } from "./contract-version.mjs";
import { findUncoveredPackages } from "./uncovered-packages.mjs";

await runCommand(() => {
  const { names, comparedWith } = findUncoveredPackages(root, process.env.CHANGESET_BASE);
  const problems = findVersionProblems(root);
  if (names.length > 0) {
    problems.unshift(
      `Changed since ${comparedWith} without a changeset: ${names.join(", ")}. Write one with "pnpm changeset", or "pnpm changeset --empty" when users notice nothing.`,
    );
  }
  if (problems.length > 0) throw new CommandError(problems.join("\n\n"));
  console.log(
    `Compared with ${comparedWith}: every changed package has its changeset, and the SDK's versions follow the contract.`,
  );
});
