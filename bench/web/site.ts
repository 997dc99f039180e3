/** The built site with its demo data, served for a run and gone after it. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");

/** A served site. */
export interface Site extends AsyncDisposable {
  url: string;
}

/**
 * Starts the built server as `npm start` does, on a free port and a database of its own.
 *
 * @param settings What differs from it.
 */
export async function serveSite(settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), "atrium-bench-web-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ["apps/server/dist/atrium.js", "start"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      DEMO: "1",
      ALLOW_EMBEDDED_IN_PRODUCTION: "1",
      DATA_DIR: dataDir,
      PORT: String(port),
      LIMITS_SCALE: "100",
      LOG_LEVEL: "error",
      ...settings,
    },
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilHealthy(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, [Symbol.asyncDispose]: stop };
}

async function untilHealthy(url: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    const ok = await fetch(`${url}/healthz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ok) return;
    await sleep(250);
  }
  throw new Error("The server did not start within a minute.");
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
