/** The PostgreSQL of the server's tests: one of our own or, without its programs, one that is reachable. */
import { randomBytes } from "node:crypto";
import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { join } from "node:path";
import { hasApt, installFromApt } from "./apt.mjs";
import { makeMemoryFolder } from "./memory-folder.mjs";
import { CommandError, finished, root, runLogged } from "./run.mjs";

/** Where one usually is; the tests create databases of their own there. */
export const usualAddress = "postgres://postgres@127.0.0.1:5432/postgres";

/** What the databases of the tests occupy at most, with the journal. */
const mostBytes = 2 ** 30;

const need = "The server's tests have to run on a PostgreSQL as well.";

/**
 * The URL of a PostgreSQL to test on: that of `address`; one of our own, which writes nothing to the disk at once and whose
 * databases come and go in a tenth of the time; the usual one; undefined when there is none and none is required.
 */
export async function choosePostgres({ address, required }) {
  if (address === undefined && findPrograms() !== undefined) return startPostgres();
  const found = await findPostgres(address);
  if (address !== undefined && found === undefined) {
    throw new CommandError(
      "The PostgreSQL of TEST_DATABASE_URL does not allow us to create databases.",
    );
  }
  return found ?? (required ? startPostgres() : undefined);
}

/** The URL of a PostgreSQL where we may create databases; undefined when there is none. */
export async function findPostgres(address = usualAddress) {
  const { Client } = createRequire(join(root, "apps/server/package.json"))("pg");
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 5_000 });
  // A broken connection counts as unreachable.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      "select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user",
    );
    return rows[0].may ? address : undefined;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Starts a PostgreSQL of our own on a free port, in a temporary folder: in memory where there is enough, since ext4 looks
 * long for a free place while tests beside it delete files by the thousand. Installs Debian's when there is none.
 *
 * It stops when this program ends.
 *
 * @returns Its address.
 * @throws CommandError when it cannot be installed or does not start.
 */
export async function startPostgres() {
  return (await startOwnPostgres()).url;
}

/** Like `startPostgres`; `stop` and `start` make an outage, in one of the modes of `pg_ctl`. */
export async function startOwnPostgres() {
  const folder = makeMemoryFolder("atrium-postgres-", mostBytes);
  const { bin, as } = await postgresTools(folder);
  const data = join(folder, "data");
  const port = await freePort();
  const control = (...args) => [...as, join(bin, "pg_ctl"), "-D", data, "-w", ...args];
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const log = join(folder, "server.log");
  // Whatever ends this program: the folder may be in memory.
  stopAtExit(folder, control("-m", "immediate", "stop"));
  for (const [title, name, [command, ...args]] of [
    [
      "Creating a PostgreSQL for the tests",
      "postgres-initdb",
      [...as, join(bin, "initdb"), "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8"],
    ],
    ["Starting it", "postgres-start", control("-l", log, "-o", options, "start")],
  ]) {
    await runLogged(title, name, command, args, { cwd: folder });
  }
  const run = ([command, ...args]) =>
    finished(spawn(command, args, { cwd: folder, stdio: "ignore" }));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: (mode) => run(control("-m", mode, "stop")),
    start: () => run(control("-l", log, "-o", options, "start")),
    replicate: () => startReplica(port, folder, { bin, as, run }),
  };
}

/**
 * The folder of PostgreSQL's programs, installed where there are none, and the command before them (`as`) that runs them
 * as an account that they accept, to which the folder is given.
 *
 * @throws CommandError when they cannot be installed.
 */
export async function postgresTools(folder) {
  return { bin: findPrograms() ?? (await installPrograms()), as: ownerOf(folder) };
}

/** Starts a streaming replica beside a PostgreSQL of our own. */
async function startReplica(primaryPort, folder, { bin, as, run }) {
  const data = join(folder, `replica-${randomBytes(4).toString("hex")}`);
  const port = await freePort();
  const control = (...args) => [...as, join(bin, "pg_ctl"), "-D", data, "-w", ...args];
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const source = ["-h", "127.0.0.1", "-p", String(primaryPort), "-U", "postgres"];
  const copy = [
    ...as,
    join(bin, "pg_basebackup"),
    "-D",
    data,
    ...source,
    "-R",
    "-X",
    "stream",
    "-c",
    "fast",
  ];
  const start = () => run(control("-l", `${data}.log`, "-o", options, "start"));
  await run(copy);
  await start();
  stopAtExit(data, control("-m", "immediate", "stop"));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: (mode) => run(control("-m", mode, "stop")),
    start,
  };
}

function stopAtExit(folder, [command, ...args]) {
  process.once("exit", () => {
    spawnSync(command, args, { cwd: folder, stdio: "ignore" });
    rmSync(folder, { recursive: true, force: true });
  });
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
}

/** Folder of the newest PostgreSQL's programs. */
function findPrograms() {
  const versions = "/usr/lib/postgresql";
  const numbers = existsSync(versions) ? readdirSync(versions).map(Number) : [];
  const [newest] = numbers.filter((number) => number >= 15).sort((a, b) => b - a);
  return newest === undefined ? undefined : join(versions, String(newest), "bin");
}

async function installPrograms() {
  if (!hasApt())
    throw new CommandError(`${need} Start one at 127.0.0.1:5432, or set TEST_DATABASE_URL.`);
  await installFromApt(["postgresql"], { title: "Installing PostgreSQL", need });
  const bin = findPrograms();
  if (bin === undefined)
    throw new CommandError(`${need} The system's packages have none from 15 on.`);
  return bin;
}

/** PostgreSQL does not run as root: Debian's package brings an account for it. */
function ownerOf(folder) {
  if (process.getuid?.() !== 0) return [];
  const id = (flag) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
  chownSync(folder, id("-u"), id("-g"));
  return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"];
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
