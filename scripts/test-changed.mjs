/**
 * `pnpm test:changed`: the tests that what changed since `main` may break, without those that merely start the whole
 * server with it in it; `--all-related` runs these too, `--list` runs none. `pnpm test:watch` waits for edits and runs what
 * each may break.
 */
import { join } from "node:path";
import { ensureInstalled } from "./bootstrap/prepare.mjs";
import { finished, root, runCommand, spawnHere } from "./bootstrap/run.mjs";

await runCommand(async () => {
  await ensureInstalled();
  const node = join(root, "node_modules/.bin/node");
  const args = ["scripts/test-changed/run.mjs", ...process.argv.slice(2)];
  process.on("SIGINT", () => {});
  process.exitCode = await finished(spawnHere(node, args, { stdio: "inherit" }));
});
