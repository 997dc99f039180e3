/**
 * `pnpm run docs`: builds the documentation site from the repository and serves it; with `--build` it only builds. Nothing is
 * downloaded. (`pnpm docs` alone is a command of pnpm's own.)
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./bootstrap/prepare.mjs";
import {
  finished,
  forwardSignals,
  root,
  runCommand,
  runLogged,
  spawnHere,
} from "./bootstrap/run.mjs";

const node = join(root, "node_modules/.bin/node");
const vitepress = join(root, "docs/site/node_modules/vitepress/bin/vitepress.js");
const storybook = join(root, "packages/ui/node_modules/storybook/dist/bin/dispatcher.js");
const stories = [
  "build",
  "--quiet",
  "--disable-telemetry",
  "-c",
  ".storybook",
  "-o",
  join(root, "docs/site/.atrium/site/stories"),
];
// The packages are read from their sources.
const assemble = ["--conditions=@atrium/source", "docs/site/src/assemble.ts"];
const checkSearch = ["docs/site/src/check-search.ts"];

await runCommand(async () => {
  const { values } = parseArgs({ options: { build: { type: "boolean", default: false } } });
  await ensureInstalled();
  await runLogged("Reading the pages", "docs-pages", node, assemble);
  await runLogged("Building the site", "docs-site", node, [vitepress, "build", "docs/site"]);
  await runLogged("Asking the search", "docs-search", node, checkSearch);
  await runLogged("Building the stories", "docs-stories", node, [storybook, ...stories], {
    cwd: join(root, "packages/ui"),
  });
  if (!values.build) process.exitCode = await serve();
});

function serve() {
  const server = spawnHere(node, [vitepress, "preview", "docs/site"], { stdio: "inherit" });
  forwardSignals(server);
  return finished(server);
}
