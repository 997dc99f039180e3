/**
 * `pnpm release`: builds the packages and publishes each version that the registry does not have yet. Signs in as the
 * machine does: by trusted publishing in GitHub Actions, by `npm login` elsewhere.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishedPackages } from "../bootstrap/builds.mjs";
import { pnpm } from "../bootstrap/pnpm.mjs";
import { buildPackages } from "../bootstrap/prepare.mjs";
import { CommandError, finished, root, runCommand, spawnHere } from "../bootstrap/run.mjs";
import {
  provenanceEnv,
  repositoryFields,
  repositoryUrl,
  withAbsoluteLinks,
} from "./publish-settings.mjs";

await runCommand(async () => {
  const url = repositoryUrl(process.env);
  await buildPackages();
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  const restore = publishedPackages.flatMap((name) => linkToRepository(name, url, commit));
  try {
    await publish();
  } finally {
    for (const undo of restore) undo();
  }
});

async function publish() {
  const [command, args] = pnpm("exec", "changeset", "publish");
  const env = provenanceEnv(process.env);
  const status = await finished(spawnHere(command, args, { stdio: "inherit", env }));
  if (status !== 0) throw new CommandError("Not everything is published; the next run goes on.");
}

/** Completes the manifest and the README of a package for its page in the registry. Returns what undoes it. */
function linkToRepository(name, url, commit) {
  const directory = `packages/${name}`;
  const addFields = (text) => {
    const manifest = { ...JSON.parse(text), ...repositoryFields(url, directory) };
    return `${JSON.stringify(manifest, null, 2)}\n`;
  };
  return [
    edit(join(root, directory, "package.json"), addFields),
    edit(join(root, directory, "README.md"), (text) =>
      withAbsoluteLinks(text, url, commit, directory),
    ),
  ];
}

function edit(file, change) {
  const original = readFileSync(file, "utf8");
  writeFileSync(file, change(original));
  return () => writeFileSync(file, original);
}
