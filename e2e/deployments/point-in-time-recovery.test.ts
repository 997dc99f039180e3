import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readFileSync, readdirSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Sdk } from "@atrium/sdk";
import { afterAll, expect, it } from "vitest";
import { cleanEnv, root, run, temporaryFolder } from "../packages/_run.ts";
import { beginAsAdmin, isOk, signInAdmin, until } from "./site-visits.ts";

interface Bootstrap {
  postgresTools(folder: string): Promise<{ bin: string; as: [string, ...string[]] | [] }>;
}

const program = join(root, "apps/server/dist/atrium.js");
const folder = temporaryFolder();
const bootstrap = new URL("../../scripts/bootstrap/postgres.mjs", import.meta.url).href;
// A script without types.
const { postgresTools } = (await import(bootstrap)) as Bootstrap;
const { bin, as } = await postgresTools(folder.path);
const data = join(folder.path, "cluster");
const backups = join(folder.path, "backups");
const database = await freePort();
const password = "First-recovery-password-1";
const chosen = "Second-recovery-word-2";
let server: ChildProcess | undefined;

afterAll(async () => {
  await stopAtrium();
  const [command, ...args] = [...as, join(bin, "pg_ctl"), "-D", data, "-m", "immediate", "stop"];
  spawnSync(command, args);
  folder[Symbol.dispose]();
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** The blocks of the guide's section, about the folders of this test. */
function readGuide(): string[] {
  const guide = readFileSync(join(root, "docs/upgrading.md"), "utf8");
  const [, section = ""] = guide.split("## Point-in-time recovery\n");
  return [...section.matchAll(/```\w+\n(.*?)```/gs)].map(([, text = ""]) =>
    text.replaceAll(/^ {3}/gm, "").replaceAll("/backups", backups),
  );
}

/** Runs commands as the account of the database, with its programs on the path. */
function asOwner(commands: string): Promise<string> {
  const settings = {
    PGDATA: data,
    PGUSER: "postgres",
    PGHOST: "127.0.0.1",
    PGPORT: String(database),
  };
  const [command, ...args] = [...as, "bash", "-ec", commands];
  return run(command, args, {
    cwd: folder.path,
    env: { ...settings, PATH: `${bin}:${process.env["PATH"]}` },
  });
}

function startDatabase(): Promise<string> {
  const options = `-p ${database} -k ${folder.path} -c listen_addresses=127.0.0.1`;
  return asOwner(`pg_ctl -w -l ${folder.path}/log -o "${options}" start`);
}

function configure(settings: string): void {
  appendFileSync(join(data, "postgresql.conf"), `${settings}\n`);
}

/** Starts the built program and waits until it is ready. */
async function startAtrium(): Promise<string> {
  const port = await freePort();
  server = spawn(process.execPath, [program, "start"], {
    env: {
      ...cleanEnv(),
      NODE_ENV: "production",
      DATABASE_URL: `postgres://postgres@127.0.0.1:${database}/postgres`,
      DATA_DIR: join(folder.path, "data"),
      ADMIN_PASSWORD: password,
      PORT: String(port),
      SHUTDOWN_DELAY: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  server.stdout?.on("data", (chunk) => (output += String(chunk)));
  const site = `http://127.0.0.1:${port}`;
  const isOver = () => server?.exitCode !== null;
  await until("the site is ready", async () => isOver() || (await isOk(`${site}/readyz`)));
  expect([isOver(), output]).toEqual([false, output]);
  return site;
}

async function stopAtrium(): Promise<void> {
  if (server === undefined || server.exitCode !== null) return;
  server.kill("SIGTERM");
  await once(server, "exit");
}

async function addLinks(sdk: Sdk, titles: string[]): Promise<void> {
  for (const title of titles) await sdk.quickLinks.save({ title, url: "/index" });
}

async function readLinks(site: string): Promise<string[]> {
  const response = await fetch(`${site}/rest/api/app/other/quickLinkList`);
  const { result } = (await response.json()) as { result: { title: string }[] };
  return result.map(({ title }) => title);
}

it("a site is recovered to a time before a mistake, by the guide's own steps", async () => {
  const [archiving = "", copy = "", replace = "", recovering = "", ask = ""] = readGuide();
  await asOwner(`mkdir -p ${backups}/wal && initdb -D ${data} -U postgres -A trust -E UTF8`);
  configure(archiving);
  await startDatabase();
  const sdk = await beginAsAdmin(await startAtrium(), password, chosen);
  await addLinks(sdk, ["Before the copy"]);
  await asOwner(copy);
  await addLinks(sdk, ["After the copy"]);
  await wait(1_000);
  const time = (await asOwner("psql -Atc 'select now()'")).trim();
  await wait(1_000);
  await addLinks(sdk, ["A mistake", "And one more"]);
  await stopAtrium();
  await asOwner("pg_ctl -w -m fast stop");

  const [base = ""] = readdirSync(backups).filter((name) => name.startsWith("base-"));
  await asOwner(replace.replace(/base-[\d-]+/, base));
  configure(recovering.replace(/(recovery_target_time = )'.*'/, `$1'${time}'`));
  await startDatabase();
  await until("recovered", async () => (await asOwner(ask)).trim() === "f");
  expect(readFileSync(join(folder.path, "log"), "utf8")).toContain("recovery stopping before");
  const recovered = await startAtrium();
  expect((await readLinks(recovered)).toSorted()).toEqual(["After the copy", "Before the copy"]);
  await addLinks(await signInAdmin(recovered, chosen), ["Written since"]);
  expect(await readLinks(recovered)).toContain("Written since");
}, 300_000);
