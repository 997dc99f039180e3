/** `npm start`: installs and builds what is missing, then runs the demo site until it is stopped. */
import { join } from "node:path";
import { ensureAppsBuilt, ensureInstalled } from "./bootstrap/prepare.mjs";
import { finished, forwardSignals, root, runCommand, spawnHere } from "./bootstrap/run.mjs";

await runCommand(async () => {
  await ensureInstalled();
  await ensureAppsBuilt();
  process.exitCode = await serve();
});

/** This process waits for the server, which ends itself when it is asked to stop. */
async function serve() {
  const node = join(root, "node_modules/.bin/node");
  const env = {
    DEMO: "1",
    NODE_ENV: "production",
    ALLOW_EMBEDDED_IN_PRODUCTION: "1",
    MALLOC_ARENA_MAX: "2",
    MALLOC_TRIM_THRESHOLD_: "131072",
    ...process.env,
  };
  // Without limits Node's garbage collector would wait until the heap has three hundred megabytes.
  const flags = ["--max-semi-space-size=8", "--max-old-space-size=512"];
  const args = [...flags, "apps/server/dist/atrium.js", "start"];
  const server = spawnHere(node, [...args, ...process.argv.slice(2)], { stdio: "inherit", env });
  forwardSignals(server);
  return finished(server);
}
