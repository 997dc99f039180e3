/** The apps of `examples/`, copied out of the workspace, with Atrium's packages installed from their tarballs. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { packPackage, type PublishedPackage } from "./_pnpm.ts";
import { outsideEnv, root, run, temporaryFolder } from "./_run.ts";

/** A running app. Ends with `await using`. */
export interface RunningExample extends AsyncDisposable {
  /** Where it answers. */
  readonly url: string;
}

/** Installs and builds an app as its README says, and serves it; its calls go to a server. */
export async function startExample(name: string, serverUrl: string): Promise<RunningExample> {
  const opened = new AsyncDisposableStack();
  const { path: folder } = opened.use(temporaryFolder());
  const source = join(root, "examples", name);
  const isOwn = (path: string) => !/\/(node_modules|dist)$/.test(path);
  cpSync(source, folder, { recursive: true, filter: isOwn });
  await useTarballs(folder);
  const quietly = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["install", ...quietly], { cwd: folder, timeoutMs: 180_000 });
  await run("npm", ["run", "build"], { cwd: folder, env: pinnedNode(), timeoutMs: 120_000 });
  const server = opened.adopt(startPreview(folder, serverUrl), stop);
  const url = await addressOf(server);
  return { url, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/** Puts tarballs in place of the workspace's folders, also for what the packages need of each other. */
async function useTarballs(folder: string): Promise<void> {
  const file = join(folder, "package.json");
  const manifest: { dependencies: Record<string, string>; overrides?: Record<string, string> } =
    JSON.parse(readFileSync(file, "utf8"));
  const names = Object.keys(manifest.dependencies).filter((name) => name.startsWith("@atrium/"));
  for (const name of names) {
    const tarball = await packPackage(shortName(name), folder);
    manifest.dependencies[name] = `file:${tarball}`;
  }
  writeFileSync(file, JSON.stringify(manifest, undefined, 2));
}

function shortName(name: string): PublishedPackage {
  const short = name.replace("@atrium/", "");
  if (short === "sdk" || short === "hooks" || short === "ui") return short;
  throw new Error(`${name} is not published`);
}

function startPreview(folder: string, serverUrl: string): ChildProcess {
  const vite = join(folder, "node_modules/vite/bin/vite.js");
  const args = [vite, "preview", "--host", "127.0.0.1", "--port", "0"];
  const env = { ...outsideEnv(), ...pinnedNode(), ATRIUM_URL: serverUrl };
  return spawn(process.execPath, args, { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error("the app says nothing");
  for await (const line of createInterface(stdout)) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error("the app did not start");
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  if (child.exitCode === null && child.kill()) await ended;
}

/** Vite wants a newer Node than some machines have; the workspace brings one along. */
function pinnedNode(): Record<string, string> {
  return { PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}` };
}
