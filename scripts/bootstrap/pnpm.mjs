/** The pinned pnpm, from PATH when it is the same version, else fetched by npx. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

let command;

/** The program and the arguments that run pnpm with these arguments. */
export function pnpm(...args) {
  command ??= hasPinnedPnpm() ? ["pnpm"] : ["npx", "-y", packageManager];
  return [command[0], [...command.slice(1), ...args]];
}

function hasPinnedPnpm() {
  const { status, stdout } = spawnSync("pnpm", ["--version"], { cwd: root, encoding: "utf8" });
  return status === 0 && `pnpm@${stdout.trim()}` === packageManager;
}
