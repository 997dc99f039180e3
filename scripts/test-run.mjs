/** `pnpm test:run`: Vitest on the files or folders named, with its own options and output. */
import { ensureInstalled } from "./bootstrap/prepare.mjs";
import { finished, forwardSignals, runCommand, spawnHere } from "./bootstrap/run.mjs";

/** Warnings of libraries: an old hook of Vitest's, and what Node itself calls experimental. */
const quiet = "--disable-warning=DEP0205 --disable-warning=ExperimentalWarning";

await runCommand(async () => {
  await ensureInstalled();
  const args = ["run", ...process.argv.slice(2)];
  const env = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${quiet}`.trim() };
  const vitest = spawnHere("vitest", args, { stdio: "inherit", env });
  forwardSignals(vitest);
  process.exitCode = await finished(vitest);
});
