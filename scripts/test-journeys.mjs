/** `pnpm test:journeys`: Playwright on the journeys named, with its own options, against apps that are built first. */
import { ensureInstalled } from "./bootstrap/prepare.mjs";
import { runCommand } from "./bootstrap/run.mjs";
import { runJourneys } from "./test/journeys.mjs";

await runCommand(async () => {
  await ensureInstalled();
  process.exitCode = await runJourneys(process.argv.slice(2));
});
