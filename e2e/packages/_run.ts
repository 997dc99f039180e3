/** Runs programs as outside the workspace. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** The repository's folder. */
export const root = join(import.meta.dirname, "../..");

/** How a program is run. */
export interface RunOptions {
  cwd: string;
  /** Additional variables; undefined removes one. */
  env?: Record<string, string | undefined>;
  timeoutMs?: number;
}

/** Runs a program and resolves to its output; rejects with all its output when it fails or times out. */
export function run(command: string, args: string[], options: RunOptions): Promise<string> {
  const { cwd, env, timeoutMs = 60_000 } = options;
  const settings = { cwd, env: { ...cleanEnv(), ...env }, timeout: timeoutMs };
  return new Promise((resolve, reject) => {
    execFile(command, args, { ...settings, maxBuffer: 50e6 }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      const line = [command, ...args].join(" ");
      const why = error.killed ? `did not end within ${timeoutMs} ms` : `failed (${error.code})`;
      reject(new Error(`${line} ${why}\n${clip(stdout)}\n${clip(stderr)}`));
    });
  });
}

/** Node quotes the failing line, which in a bundle is the whole file. */
function clip(output: string): string {
  return output.replaceAll(/^(.{300}).+$/gm, "$1…");
}

/** The environment without what the test runner adds to it. */
export function cleanEnv(): NodeJS.ProcessEnv {
  const own = /^(VITEST|NODE_ENV$|NODE_OPTIONS$|DEV$|PROD$|MODE$|FORCE_COLOR$)/;
  const entries = Object.entries(process.env).filter(([name]) => !own.test(name));
  return { ...Object.fromEntries(entries), NO_COLOR: "1" };
}

/** The machine's folders of programs, without those of the workspace. */
export function machinePath(): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.filter((folder) => !folder.includes("node_modules"));
}

/** An empty folder outside the repository and the workspace. Dispose of it with `using`. */
export function temporaryFolder(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), "atrium-packages-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
