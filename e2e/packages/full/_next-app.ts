/** The example of Next.js, copied out of the repository, with Atrium's packages installed from their tarballs. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { addressOf, copyExample, pinnedNode, stop, type RunningExample } from "../_example.ts";
import { cleanEnv, run, temporaryFolder } from "../_run.ts";

/** Installs the app, builds it and serves it; its calls go to a server. */
export async function startNextApp(serverUrl: string): Promise<RunningExample> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(temporaryFolder()).path;
  copyExample("next", folder);
  const npmFlags = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["install", ...npmFlags], { cwd: folder, timeoutMs: 300_000 });
  const env = { ...pinnedNode(), ATRIUM_URL: serverUrl, NEXT_TELEMETRY_DISABLED: "1" };
  await run("npm", ["run", "build"], { cwd: folder, env, timeoutMs: 300_000 });
  const next = join(folder, "node_modules/next/dist/bin/next");
  const args = [next, "start", "--hostname", "127.0.0.1", "--port", "0"];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...cleanEnv(), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  opened.adopt(child, stop);
  const url = await addressOf(child);
  const running = opened.move();
  return { url, [Symbol.asyncDispose]: () => running.disposeAsync() };
}
