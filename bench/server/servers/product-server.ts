import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { MeasuredServer } from "./measured-server.ts";

const program = join(import.meta.dirname, "../../../apps/server/dist/atrium.js");

/** As the bundle and the image give them, and the settings of the C library's heaps. */
export const leanSettings = {
  flags: ["--max-semi-space-size=8", "--max-old-space-size=512"],
  env: { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" },
};

/**
 * Starts the built server as `atrium start` does, with the whole site, validation, permissions and a log.
 *
 * @param settings What differs from the defaults; a load of one address would otherwise be limited.
 */
export async function startProduct(
  name: string,
  settings: Record<string, string>,
): Promise<MeasuredServer> {
  const port = await freePort();
  const env = {
    PATH: process.env["PATH"],
    ...leanSettings.env,
    NODE_ENV: "production",
    LIMITS_SCALE: "1000000",
    SHUTDOWN_DELAY: "0",
    PORT: String(port),
    ...settings,
  };
  const child = spawn(process.execPath, [...leanSettings.flags, program, "start"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  const died = once(child, "exit").then(() => {
    throw new Error(`The server (${name}) ended before it answered.`);
  });
  died.catch(() => {});
  await Promise.race([untilReady(origin), died]);
  return new MeasuredServer(name, origin, child);
}

async function untilReady(origin: string): Promise<void> {
  for (;;) {
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await wait(100);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
