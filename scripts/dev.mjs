/** `pnpm dev`: server and web app from their sources on one port; what was edited is live at once. */
import { join } from "node:path";
import { ensureInstalled } from "./bootstrap/prepare.mjs";
import {
  CommandError,
  finished,
  forwardSignals,
  root,
  runCommand,
  spawnHere,
} from "./bootstrap/run.mjs";

/** Exit status of a server that requests a restart because its sources were edited. */
const restartStatus = 75;

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopping.abort());

await runCommand(async () => {
  if (process.argv.length > 2) {
    throw new CommandError("`pnpm dev` takes no arguments; settings are environment variables.");
  }
  await ensureInstalled();
  do process.exitCode = await develop();
  while (process.exitCode === restartStatus && !stopping.signal.aborted);
});

function develop() {
  const node = join(root, "node_modules/.bin/node");
  const env = { DEMO: "1", NODE_ENV: "development", ...process.env };
  // The server notices through the channel when this process ends.
  const stdio = ["inherit", "inherit", "inherit", "ipc"];
  const server = spawnHere(node, ["apps/server/src/cli/dev/dev.ts"], { stdio, env });
  forwardSignals(server);
  return finished(server);
}
