/** A local package registry without an uplink: it serves only what has been published to it. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { cleanEnv, temporaryFolder } from "../_run.ts";
import { installTool } from "./_tool.ts";

/** The running registry. Ends with `await using`. */
export interface Registry extends AsyncDisposable {
  url: string;
  /** Signs in an account that was made for this registry and may publish. */
  token: string;
  /** Settings of npm and pnpm for this registry alone, without the token; undefined removes one. */
  env: Record<string, string | undefined>;
}

// The registry depends on node-fetch by a tag, which not every mirror serves.
const verdaccio = { name: "verdaccio", version: "6.10.4", overrides: { "node-fetch": "2.7.0" } };

const config = `
storage: ./storage
auth:
  htpasswd:
    file: ./htpasswd
packages:
  "**":
    access: $all
    publish: $authenticated
web:
  enable: false
log:
  type: stdout
  level: error
`;

/** Starts an empty registry on a free port. */
export async function startRegistry(): Promise<Registry> {
  const program = join(await installTool(verdaccio), "bin/verdaccio");
  const folder = temporaryFolder();
  const file = join(folder.path, "config.yaml");
  writeFileSync(file, config);
  const address = `127.0.0.1:${await freePort()}`;
  const args = ["--no-warnings", program, "--config", file, "--listen", address];
  const child = spawn(process.execPath, args, { stdio: "inherit", env: cleanEnv() });
  const url = `http://${address}/`;
  await answers(`${url}-/ping`, child);

  const npmrc = join(folder.path, "npmrc");
  writeFileSync(npmrc, `registry=${url}\n`);
  const cache = join(folder.path, "cache");
  return {
    url,
    token: await signUp(url),
    env: {
      ...withoutSettings(),
      NPM_CONFIG_USERCONFIG: npmrc,
      NPM_CONFIG_CACHE: cache,
      NPM_CONFIG_REGISTRY: url,
      PNPM_CONFIG_REGISTRY: url,
    },
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, "exit");
      folder[Symbol.dispose]();
    },
  };
}

/** Whoever starts the tests by npm or pnpm hands on settings of theirs, the machine's own registry among them. */
function withoutSettings(): Record<string, undefined> {
  const names = Object.keys(process.env).filter((name) => /^p?npm_config_/i.test(name));
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return address.port;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`the registry ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function signUp(url: string): Promise<string> {
  const account = { name: "publisher", password: crypto.randomUUID() };
  const response = await fetch(`${url}-/user/org.couchdb.user:${account.name}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const { token }: { token: string } = await response.json();
  return token;
}
