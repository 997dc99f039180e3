/** A site as its owner first finds it: the first administrator, what is shipped, and nothing else. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Such a site. Ends with `await using`. */
interface EmptySite extends AsyncDisposable {
  /** Where it begins, without a slash at its end. */
  readonly url: string;
  /** The first password of the account `admin`. */
  readonly password: string;
}

/** Starts the built server on an empty folder, as docs/deploying.md tells it, and waits until it answers. */
export async function startEmptySite(port: number): Promise<EmptySite> {
  const dataDir = mkdtempSync(join(tmpdir(), "atrium-empty-"));
  const password = "First-of-all-1";
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ["apps/server/dist/atrium.js", "start"], {
    cwd: root,
    stdio: "ignore",
    env: {
      ...process.env,
      NODE_ENV: "production",
      ALLOW_EMBEDDED_IN_PRODUCTION: "1",
      ADMIN_PASSWORD: password,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await untilReady(`${url}/readyz`);
  return {
    url,
    password,
    async [Symbol.asyncDispose]() {
      server.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(address: string): Promise<void> {
  const last = Date.now() + 30_000;
  for (;;) {
    const ready = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (Date.now() > last) throw new Error(`${address} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
