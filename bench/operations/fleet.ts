import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export const program = join(import.meta.dirname, "../../apps/server/dist/atrium.js");
const readyMs = 120_000;
export const metricsToken = "a-token-that-no-log-has";

/** A server of the fleet, which keeps its port through restarts. */
export class FleetServer {
  readonly url: string;
  readonly env: Record<string, string>;
  readonly #launcher: readonly string[];
  #child: ChildProcess | null = null;
  /** All that it has written. */
  output = "";

  /** @param launcher A program and its arguments that run what follows them. */
  constructor(port: number, env: Record<string, string>, launcher: readonly string[] = []) {
    this.url = `http://127.0.0.1:${port}`;
    this.env = { ...env, PORT: String(port) };
    this.#launcher = launcher;
  }

  start(): void {
    const line = [...this.#launcher, process.execPath, program, "start"];
    const child = spawn(line[0] ?? "", line.slice(1), {
      env: { PATH: process.env["PATH"], ...this.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => (this.output += String(chunk)));
    }
    this.#child = child;
  }

  /** Resolves to whether it becomes ready; false when it ends instead. */
  async ready(): Promise<boolean> {
    const end = Date.now() + readyMs;
    while (this.#child?.exitCode === null && Date.now() < end) {
      if (await isOk(`${this.url}/readyz`)) return true;
      await wait(100);
    }
    return false;
  }

  /** The most memory that it has had, in megabytes. */
  peakMegabytes(): number {
    return peakMegabytes(this.#child?.pid ?? 0);
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}

/** Servers over one database and one folder of files. */
export class Fleet implements AsyncDisposable {
  readonly servers: readonly FleetServer[];
  readonly folder = mkdtempSync(join(tmpdir(), "atrium-fleet-"));

  constructor(databaseUrl: string, settings: Record<string, string> = {}) {
    const shared = {
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      UPLOAD_URL: join(this.folder, "files"),
      METRICS_TOKEN: metricsToken,
      LIMITS_SCALE: "1000000",
      LOG_LEVEL: "warn",
      ...settings,
    };
    this.servers = [1, 2, 3].map((n) => {
      const env = { ...shared, DATA_DIR: join(this.folder, `data-${n}`) };
      return new FleetServer(43_100 + n, env);
    });
  }

  /** Starts all at once; resolves to how many become ready. */
  async start(): Promise<number> {
    for (const server of this.servers) server.start();
    const ready = await Promise.all(this.servers.map((server) => server.ready()));
    return ready.filter(Boolean).length;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop("SIGKILL")));
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Linux counts it. */
export function peakMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

export async function isOk(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
