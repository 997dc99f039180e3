/** The apps of `examples/`, copied out of the workspace, with Atrium's packages installed from their tarballs. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { cleanEnv, root, run, temporaryFolder } from "./_run.ts";
import { publishedPackages, tarballOf } from "./_tarballs.ts";

/** The installed apps. End with `using`. */
export interface Examples extends Disposable {
  /** Builds an app as its README says, and serves it; its calls go to a server. */
  start(name: string, serverUrl: string): Promise<RunningExample>;
}

/** A running app. Ends with `await using`. */
export interface RunningExample extends AsyncDisposable {
  /** Its URL. */
  readonly url: string;
}

/** Installs the apps with npm, as workspaces of one project: what they share is installed once. */
export async function installExamples(names: string[]): Promise<Examples> {
  const temporary = temporaryFolder();
  const project = temporary.path;
  for (const name of names) copyExample(name, join(project, name));
  const manifest = { private: true, workspaces: names };
  writeFileSync(join(project, "package.json"), JSON.stringify(manifest));
  const npmFlags = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["install", ...npmFlags], { cwd: project, timeoutMs: 180_000 });
  return {
    start: (name, serverUrl) => startExample(join(project, name), serverUrl),
    [Symbol.dispose]: () => temporary[Symbol.dispose](),
  };
}

/** Copies an app, whose packages of Atrium become those of this run's tarballs. */
export function copyExample(name: string, folder: string): void {
  const isOwn = (path: string) => !/\/(node_modules|dist|\.next)$/.test(path);
  cpSync(join(root, "examples", name), folder, { recursive: true, filter: isOwn });
  useTarballs(join(folder, "package.json"));
}

/** Replaces the workspace's folders by tarballs. */
function useTarballs(file: string): void {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync(file, "utf8"));
  for (const name of publishedPackages) {
    if (`@atrium/${name}` in manifest.dependencies) {
      manifest.dependencies[`@atrium/${name}`] = `file:${tarballOf(name)}`;
    }
  }
  writeFileSync(file, JSON.stringify(manifest, undefined, 2));
}

async function startExample(folder: string, serverUrl: string): Promise<RunningExample> {
  await run("npm", ["run", "build"], { cwd: folder, env: pinnedNode(), timeoutMs: 120_000 });
  const opened = new AsyncDisposableStack();
  const url = await addressOf(opened.adopt(startPreview(folder, serverUrl), stop));
  return { url, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

function startPreview(folder: string, serverUrl: string): ChildProcess {
  const vite = join(folder, "../node_modules/vite/bin/vite.js");
  const args = [vite, "preview", "--host", "127.0.0.1", "--port", "0"];
  const env = { ...cleanEnv(), ...pinnedNode(), ATRIUM_URL: serverUrl };
  return spawn(process.execPath, args, { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
}

/** The address that a starting app prints. */
export async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error("the app says nothing");
  for await (const line of createInterface(stdout)) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error("the app did not start");
}

/** Ends an app. */
export async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  if (child.exitCode === null && child.kill()) await ended;
}

/** Vite wants a newer Node than some machines have; the workspace brings one along. */
export function pinnedNode(): Record<string, string> {
  return { PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}` };
}
