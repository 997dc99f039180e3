/**
 * `pnpm release`: builds the packages and publishes each version that the registry does not have yet. With `NPM_TOKEN`
 * it signs in with that, else with what the machine has (trusted publishing in GitHub Actions, `npm login` by hand).
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pnpm } from "../bootstrap/pnpm.mjs";
import { buildPackages } from "../bootstrap/prepare.mjs";
import {
  CommandError,
  finished,
  root,
  runCommand,
  spawnHere,
  workspaceEnv,
} from "../bootstrap/run.mjs";
import { npmrcFor, provenanceEnv, repositoryField } from "./publish-settings.mjs";

await runCommand(async () => {
  await buildPackages();
  nameRepository();
  const folder = mkdtempSync(join(tmpdir(), "atrium-publish-"));
  try {
    await publish({ ...provenanceEnv(process.env), ...signInEnv(folder) });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

async function publish(env) {
  const [command, args] = pnpm("exec", "changeset", "publish");
  const status = await finished(spawnHere(command, args, { stdio: "inherit", env }));
  if (status !== 0) throw new CommandError("Not everything is published; the next run goes on.");
}

function nameRepository() {
  for (const name of readdirSync(join(root, "packages"))) {
    const directory = `packages/${name}`;
    const file = join(root, directory, "package.json");
    const manifest = JSON.parse(readFileSync(file, "utf8"));
    const repository = repositoryField(process.env, directory);
    if (repository)
      writeFileSync(file, `${JSON.stringify({ ...manifest, repository }, null, 2)}\n`);
  }
}

function signInEnv(folder) {
  const token = process.env.NPM_TOKEN;
  if (!token) return {};
  const [command, args] = pnpm("config", "get", "registry");
  const options = { cwd: root, env: workspaceEnv(), encoding: "utf8" };
  const file = join(folder, "npmrc");
  writeFileSync(file, npmrcFor(execFileSync(command, args, options).trim(), token), {
    mode: 0o600,
  });
  return { NPM_CONFIG_USERCONFIG: file };
}
