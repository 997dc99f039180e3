/** `pnpm dev`: server and web app from their sources on one port; the server restarts, pages reload by themselves. */
import { join } from "node:path";
import { ensureInstalled } from "./bootstrap/prepare.mjs";
import { finished, root, runCommand, spawnHere } from "./bootstrap/run.mjs";

await runCommand(async () => {
  await ensureInstalled();
  process.exitCode = await develop();
});

async function develop() {
  const node = join(root, "node_modules/.bin/node");
  const watched = ["apps/server/src", "openapi/dist"].map((path) => `--watch-path=${path}`);
  const args = [...watched, "--watch-preserve-output", "apps/server/src/atrium.ts", "start"];
  const env = { DEMO: "1", WEB_ENTRY: "vite", NODE_ENV: "development", ...process.env };
  const server = spawnHere(node, [...args, ...process.argv.slice(2)], { stdio: "inherit", env });
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => server.kill("SIGTERM"));
  return finished(server);
}
