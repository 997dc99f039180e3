/**
 * Installs a bundle on a fresh Debian as `deploy/vps/install.sh` does, uses the site, restores its backup and upgrades it:
 * `unshare --net --mount --pid --fork --kill-child --propagation=private node e2e/deployments/vps.ts <root> <bundle>`.
 */
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, copyFileSync, cpSync, existsSync, globSync, mkdirSync } from "node:fs";
import { readFileSync, readdirSync, realpathSync, statSync, writeFileSync } from "node:fs";
import http, { type ClientRequest } from "node:http";
import https from "node:https";
import { join } from "node:path";
import { beginAsAdmin, isOk, signInAdmin, until } from "./site-visits.ts";

const [root = "", bundle = ""] = process.argv.slice(2);
/** A name for which Caddy signs a certificate itself. */
const host = "www.localhost";
const site = "http://127.0.0.1:3000";
const chosen = "Second-vps-word-2";
const environmentFile = join(root, "etc/atrium/atrium.env");
const data = join(root, "var/lib/atrium");
const commandLines = new Set<string>();

function must(command: string, ...args: string[]): string {
  return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

/** The program and its arguments that run a script on the server, as root there. */
const thereRun = [
  "chroot",
  root,
  "env",
  "-i",
  "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
  "sh",
  "-ec",
] as const;

function onServer(script: string): string {
  return must(...thereRun, script);
}

/** What a fresh server has, and what takes the place of systemd. */
function prepare(): void {
  must("ip", "link", "set", "lo", "up");
  writeFileSync("/proc/sys/net/ipv4/ip_unprivileged_port_start", "0");
  must("mount", "-t", "proc", "proc", "/proc");
  must("mount", "-t", "proc", "proc", join(root, "proc"));
  must("mount", "--rbind", "/dev", join(root, "dev"));
  must("mount", "-t", "tmpfs", "tmpfs", join(root, "run"));
  mkdirSync(join(root, "run/lock"));
  mkdirSync(join(root, "srv/stub"), { recursive: true });
  copyFileSync(realpathSync(process.execPath), join(root, "srv/stub/node"));
  const [library = ""] = globSync("/usr/lib/*-linux-gnu/libatomic.so.1");
  copyFileSync(realpathSync(library), join(root, "srv/stub/libatomic.so.1"));
  copyFileSync(join(import.meta.dirname, "systemctl.ts"), join(root, "srv/stub/systemctl.ts"));
  const stub =
    '#!/bin/sh\nLD_LIBRARY_PATH=/srv/stub exec /srv/stub/node /srv/stub/systemctl.ts "$@"\n';
  writeFileSync(join(root, "usr/local/bin/systemctl"), stub, { mode: 0o755 });
}

/** Runs the installer of a bundle, and keeps the arguments of every program that is seen to run meanwhile. */
async function install(folder: string): Promise<string> {
  const at = join("/root", folder);
  const script = `NODE=/srv/stub/node LD_LIBRARY_PATH=/srv/stub ${at}/deploy/vps/install.sh ${host} 2>&1`;
  const [program, ...args] = [...thereRun, script];
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  const watching = setInterval(noteCommandLines, 10);
  const [status] = (await once(child, "close")) as [number];
  clearInterval(watching);
  assert.equal(status, 0, output);
  return output;
}

function noteCommandLines(): void {
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      commandLines.add(readFileSync(`/proc/${pid}/cmdline`, "utf8"));
    } catch {
      // It has ended.
    }
  }
}

/** Owner and mode of what is at a path. */
function ownerOf(path: string): string {
  return onServer(`stat -c '%U:%G %a' ${path}`).trim();
}

function setting(name: string): string {
  const lines = readFileSync(environmentFile, "utf8");
  return new RegExp(`^${name}=(.*)$`, "m").exec(lines)?.[1] ?? "";
}

/** Asks Caddy, whose certificate is signed by its own authority. */
function askCaddy(path: string): Promise<number> {
  const authority = "var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt";
  const ca = readFileSync(join(root, authority));
  return statusOf(
    https.request({ host: "127.0.0.1", servername: host, path, headers: { host }, ca }),
  );
}

async function statusOf(asked: ClientRequest): Promise<number> {
  asked.end();
  const [response] = (await once(asked, "response")) as [{ statusCode: number; resume(): void }];
  response.resume();
  return response.statusCode;
}

async function titles(): Promise<string[]> {
  const response = await fetch(`${site}/rest/api/app/other/quickLinkList`);
  const { result } = (await response.json()) as { result: { title: string }[] };
  return result.map(({ title }) => title);
}

function calls(): string[] {
  return readFileSync(join(root, "var/log/systemctl.log"), "utf8").trim().split("\n");
}

async function tryInstallation(): Promise<void> {
  const said = await install("atrium-first");
  assert.match(said, /https:\/\/www\.localhost is served.*password-of-admin\.txt/s);
  assert.equal(ownerOf("/etc/atrium"), "root:root 700");
  assert.equal(ownerOf("/etc/atrium/atrium.env"), "root:root 600");
  assert.equal(ownerOf("/var/lib/atrium"), "atrium:atrium 700");
  assert.equal(ownerOf("/opt/atrium/apps/server/dist/atrium.js"), "root:root 644");
  assert.equal(ownerOf("/usr/local/lib/atrium-node/bin/node"), "root:root 755");
  assert.match(onServer("getent passwd atrium"), /:\/var\/lib\/atrium:\/usr\/sbin\/nologin\n$/);
  assert.equal(onServer("find /opt/atrium /etc/atrium -perm /022 ! -type l"), "");
  assert.equal(setting("PUBLIC_URL"), `https://${host}`);
  const { password } = new URL(setting("DATABASE_URL"));
  const secrets = [password, setting("METRICS_TOKEN")];
  assert.deepEqual(
    secrets.map((secret) => /^[\da-f]{48}$/.test(secret)),
    [true, true],
  );
  assert.ok(commandLines.size > 20, "command lines were seen");
  const shown = [...commandLines].filter((line) => secrets.some((secret) => line.includes(secret)));
  assert.deepEqual(shown, [], "no secret stands on a command line");
  const units = calls();
  for (const call of [
    "enable atrium.service atrium-backup.timer caddy.service",
    "start atrium-backup.timer",
  ]) {
    assert.ok(units.includes(call), `${call}: ${units.join("; ")}`);
  }
  console.log("  installed: accounts, files, modes and units");
}

async function trySite(): Promise<void> {
  const pid = readFileSync(join(root, "run/atrium.service.pid"), "utf8");
  assert.equal(statSync(`/proc/${pid}`).uid, Number(onServer("id -u atrium")));
  await until("Caddy answers", () =>
    askCaddy("/index").then(
      (status) => status === 200,
      () => false,
    ),
  );
  assert.deepEqual(
    await Promise.all(["/login", "/readyz", "/metrics"].map(askCaddy)),
    [200, 404, 404],
  );
  const plain = (path: string) =>
    statusOf(http.request({ host: "127.0.0.1", path, headers: { host } }));
  assert.deepEqual([await plain("/index"), await plain("/rest/login")], [301, 403]);
  const first = readFileSync(join(data, "password-of-admin.txt"), "utf8").trim();
  const sdk = await beginAsAdmin(site, first, chosen);
  await sdk.quickLinks.save({ title: "Before the backup", url: "/index" });
  console.log("  serves pages through Caddy with TLS, and staff sign in");
}

function archives(): string[] {
  return readdirSync(join(data, "backups"));
}

/** The backup of a night, twice on one day, and its restore into another database. */
function tryBackup(): void {
  onServer("systemctl start atrium-backup.service");
  const [archive = ""] = archives();
  const path = `/var/lib/atrium/backups/${archive}`;
  assert.equal(ownerOf(path), "atrium:atrium 600");
  assert.equal(ownerOf("/var/lib/atrium"), "atrium:atrium 700");
  const scratch = setting("DATABASE_URL").replace(/atrium$/, "scratch");
  onServer("cd / && runuser -u postgres -- createdb -O atrium scratch");
  writeFileSync(join(root, "srv/scratch.env"), `DATABASE_URL=${scratch}\nDATA_DIR=/tmp/scratch\n`);
  onServer(
    `set -a; . /etc/atrium/atrium.env; . /srv/scratch.env; cd /; setpriv --reuid=atrium --regid=atrium --clear-groups /opt/atrium/bin/atrium restore ${path}`,
  );
  const query = "select title from quick_links";
  const restored = onServer(`cd / && runuser -u postgres -- psql -d scratch -Atc '${query}'`);
  assert.equal(restored.trim(), "Before the backup");
  console.log(`  backs up and restores: ${archive}`);
}

async function tryUpgrade(): Promise<void> {
  appendFileSync(environmentFile, "LOG_LEVEL=warn\n");
  const settings = readFileSync(environmentFile, "utf8");
  const before = calls().length;
  writeFileSync(join(root, "root/atrium-second/marker"), "newer");
  await install("atrium-second");
  const since = calls().slice(before);
  assert.ok(
    since.indexOf("start atrium-backup.service") < since.indexOf("restart atrium.service"),
    since.join("; "),
  );
  assert.equal(archives().length, 2, "a backup of its own before the upgrade");
  assert.equal(readFileSync(environmentFile, "utf8"), settings);
  assert.deepEqual(
    ["opt/atrium/marker", "opt/atrium.old/marker"].map((path) => existsSync(join(root, path))),
    [true, false],
  );
  assert.ok(await isOk(`${site}/readyz`));
  await signInAdmin(site, chosen);
  assert.deepEqual(await titles(), ["Before the backup"]);
  console.log("  upgraded: data and settings are kept");
}

try {
  prepare();
  for (const name of ["atrium-first", "atrium-second"]) {
    cpSync(bundle, join(root, "root", name), { recursive: true, verbatimSymlinks: true });
  }
  await tryInstallation();
  await trySite();
  tryBackup();
  await tryUpgrade();
  process.exit();
} catch (error) {
  console.error(error);
  for (const log of globSync(join(root, "var/log/*.service.log"))) {
    console.error(`--- ${log}\n${readFileSync(log, "utf8").slice(-3000)}`);
  }
  process.exit(1);
}
