import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Fleet, FleetServer, isOk, peakMegabytes, program } from "./fleet.ts";
import { StaffCalls } from "./staff-calls.ts";
import { sendTraffic } from "./traffic.ts";
import { firstPassword, newDatabase, query, type StoppablePostgres, type Trial } from "./trials.ts";

const fileMegabytes = 19;
const maxMegabytes = 300;

/** Many large files are uploaded, backed up while visitors write, and restored elsewhere. */
export async function tryFiles(postgres: StoppablePostgres, megabytes: number): Promise<Trial> {
  const database = await newDatabase(postgres);
  const settings = { ADMIN_PASSWORD: firstPassword, UPLOAD_QUOTA_MB: "0" };
  await using fleet = new Fleet(database, settings);
  await fleet.start();
  const [server] = fleet.servers;
  if (server === undefined) throw new Error("A fleet has servers");
  const staff = await StaffCalls.signIn(server.url, firstPassword);
  const files = Math.ceil(megabytes / fileMegabytes);
  for (let n = 0; n < files; n += 1) await staff.upload(pdf(), `file-${n}.pdf`);
  const serverPeak = server.peakMegabytes();

  await sendTraffic(server.url, { requests: 30, perSecond: 50 });
  const before = await countMessages(database);
  const archive = join(fleet.folder, "site.tar.gz");
  const visitors = sendTraffic(server.url, { requests: 300, perSecond: 30 });
  const backup = await runCommand(["backup", archive], server.env);
  await visitors;
  const uploads = join(fleet.folder, "restored/files");
  const copy = {
    ...server.env,
    DATABASE_URL: await newDatabase(postgres),
    DATA_DIR: join(fleet.folder, "restored"),
    UPLOAD_URL: uploads,
  };
  const restore = await runCommand(["restore", archive], copy);
  const restored = readdirSync(uploads, { recursive: true }).filter((name) =>
    String(name).endsWith(".pdf"),
  ).length;
  const messages = await countMessages(copy.DATABASE_URL);
  const peaks = [serverPeak, backup.megabytes, restore.megabytes].map((peak) => peak.toFixed(0));
  return {
    result: `${files} files of ${fileMegabytes} MB; most memory: server ${peaks[0]} MB, backup ${peaks[1]} MB in ${backup.seconds.toFixed(0)} s, restore ${peaks[2]} MB in ${restore.seconds.toFixed(0)} s; ${restored} files and ${messages} messages restored, ${before} of them from before`,
    passed:
      backup.code === 0 &&
      restore.code === 0 &&
      restored === files &&
      messages >= before &&
      Math.max(serverPeak, backup.megabytes, restore.megabytes) < maxMegabytes,
  };
}

/** The disk of the uploads is full, then that of the data folder. */
export async function tryFullDisk(postgres: StoppablePostgres): Promise<Trial> {
  const settings = { ADMIN_PASSWORD: firstPassword };
  await using fleet = new Fleet(await newDatabase(postgres), settings);
  const [ordinary] = fleet.servers;
  if (ordinary === undefined) throw new Error("A fleet has servers");
  const { UPLOAD_URL = "", DATA_DIR = "" } = ordinary.env;
  const server = new FleetServer(43_110, ordinary.env, onSmallDisk(UPLOAD_URL));
  server.start();
  try {
    const isReady = await server.ready();
    const staff = await StaffCalls.signIn(server.url, firstPassword);
    const refusal = await staff.upload(pdf(), "large.pdf").then(
      () => "accepted",
      (error: unknown) => String(error),
    );
    const pages = await isOk(`${server.url}/index`);
    const refused = new FleetServer(43_111, ordinary.env, onSmallDisk(DATA_DIR));
    refused.start();
    const started = await refused.ready();
    const said = /Only \d+ MB are free/.test(refused.output);
    return {
      result: `upload: ${refusal}; pages go on: ${pages}; a start without room is refused with the reason: ${!started && said}`,
      passed: isReady && refusal.includes("no disk space left") && pages && !started && said,
    };
  } finally {
    await server.stop("SIGKILL");
  }
}

/** Runs a program with three megabytes mounted at a folder, which nobody else sees. */
function onSmallDisk(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const asRoot = process.getuid?.() === 0 ? [] : ["--map-root-user"];
  const mount = `mount -t tmpfs -o size=3m,mode=700 tmpfs "${folder}" && exec "$@"`;
  return ["unshare", ...asRoot, "--mount", "--propagation=private", "sh", "-c", mount, "sh"];
}

function pdf(): Uint8Array<ArrayBuffer> {
  const bytes = randomBytes(fileMegabytes * 1_000_000);
  bytes.write("%PDF-1.7\n");
  return bytes;
}

async function countMessages(database: string): Promise<number> {
  const [row] = await query<{ count: string }>(database, "select count(*) from messages");
  return Number(row?.count);
}

/** Runs a command of Atrium, and watches its memory. */
async function runCommand(args: string[], env: Record<string, string>) {
  const begun = performance.now();
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  let megabytes = 0;
  const timer = setInterval(() => {
    if (child.exitCode === null) megabytes = Math.max(megabytes, peakMegabytes(child.pid ?? 0));
  }, 100);
  const [code] = (await once(child, "exit")) as [number | null];
  clearInterval(timer);
  if (code !== 0) console.error(said);
  return { code, megabytes, seconds: (performance.now() - begun) / 1000 };
}
