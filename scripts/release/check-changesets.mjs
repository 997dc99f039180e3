/** Fails when a published package changed without a changeset. `CHANGESET_BASE` names what to compare with. */
import { CommandError, root, runCommand } from "../bootstrap/run.mjs";
import { findUncoveredPackages } from "./uncovered-packages.mjs";

await runCommand(() => {
  const { names, comparedWith } = findUncoveredPackages(root, process.env.CHANGESET_BASE);
  if (names.length > 0) {
    throw new CommandError(
      `Changed since ${comparedWith} without a changeset: ${names.join(", ")}. Write one with "pnpm changeset", or "pnpm changeset --empty" when users notice nothing.`,
    );
  }
  console.log(`Compared with ${comparedWith}: every changed package has its changeset.`);
});
