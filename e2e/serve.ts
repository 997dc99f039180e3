/** Serves a site for the journeys from the build that `npm start` serves: a process, a port and a data folder of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "..");
const startTimeoutMs = 60_000;

/** A running site. Its data go with it at the end of `await using`. */
export interface Site extends AsyncDisposable {
  /** Origin of the site, without a slash at its end. */
  readonly url: string;
  /** Origin that may call the API as well; nothing listens there until a journey does. */
  readonly otherOrigin: string;
}

/** The demo site, begun from the template that the build made. */
export function startDemoSite(
  fromPort: number,
  env: Record<string, string> | ((port: number) => Record<string, string>) = {},
): Promise<Site> {
  const own = typeof env === "function" ? env : () => env;
  return startSite(fromPort, (port) => ({ DEMO: "1", LIMITS_SCALE: "100", ...own(port) }));
}

/** A site as its owner first finds it: the account `admin`, what is shipped, and nothing else. */
export function startEmptySite(fromPort: number, adminPassword: string): Promise<Site> {
  return startSite(fromPort, () => ({ ADMIN_PASSWORD: adminPassword }));
}

async function startSite(
  fromPort: number,
  envAt: (port: number) => Record<string, string>,
): Promise<Site> {
  const ports = await claimPorts(fromPort);
  const url = `http://127.0.0.1:${ports.own}`;
  const otherOrigin = `http://127.0.0.1:${ports.other}`;
  const dataDir = mkdtempSync(join(tmpdir(), "atrium-journeys-"));
  const log = join(dataDir, "server.log");
  const output = openSync(log, "a");
  // Young objects are collected less often than on a small machine, which saves processor time.
  const flags = ["--max-semi-space-size=64"];
  const server = spawn(process.execPath, [...flags, "apps/server/dist/atrium.js", "start"], {
    cwd: root,
    stdio: ["ignore", output, output],
    env: {
      ...process.env,
      NODE_ENV: "production",
      ALLOW_EMBEDDED_IN_PRODUCTION: "1",
      DATA_DIR: dataDir,
      PORT: String(ports.own),
      CORS_ORIGINS: otherOrigin,
      LOG_LEVEL: "warn",
      ...envAt(ports.own),
    },
  });
  const exited = once(server, "exit");
  // A worker that is stopped in the middle stops its server too.
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    kill();
    await exited;
    await ports[Symbol.asyncDispose]();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(`${url}/readyz`, () => server.exitCode === null);
  } catch (error) {
    const said = readFileSync(log, "utf8");
    await stop();
    throw new Error(`The site did not start: ${said}`, { cause: error });
  }
  return { url, otherOrigin, [Symbol.asyncDispose]: stop };
}

/** Ports for one site. They are claimed until the end of their scope, so that a site that only starts has them too. */
interface Ports extends AsyncDisposable {
  readonly own: number;
  readonly other: number;
}

/** Claims the first free ports. Who listens on the third of three has claimed the other two. */
async function claimPorts(from: number): Promise<Ports> {
  for (let port = from; port < from + 90; port += 3) {
    const claim = await listenOn(port + 2);
    if (claim === null) continue;
    const release = promisify(claim.close.bind(claim));
    if ((await isFree(port)) && (await isFree(port + 1))) {
      return { own: port, other: port + 1, [Symbol.asyncDispose]: release };
    }
    await release();
  }
  throw new Error(`No free ports from ${from} on`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = await listenOn(port);
  if (probe !== null) await promisify(probe.close.bind(probe))();
  return probe !== null;
}

/** A server on a port; null when something else is there. */
async function listenOn(port: number): Promise<Server | null> {
  const server = createServer().listen(port, "127.0.0.1");
  return once(server, "listening").then(
    () => server,
    () => null,
  );
}

async function waitUntilReady(address: string, isRunning: () => boolean): Promise<void> {
  const last = Date.now() + startTimeoutMs;
  while (isRunning() && Date.now() < last) {
    const ready = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await delay(50);
  }
  throw new Error(`${address} does not answer`);
}
