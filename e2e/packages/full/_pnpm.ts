/** The pinned pnpm: from PATH when it is the same version there, else fetched by npx. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../_run.ts";

const { packageManager }: { packageManager: string } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);

/** The path of the pinned pnpm. */
export async function findPnpm(): Promise<string> {
  const found = "command -v pnpm";
  const version = await run("pnpm", ["--version"], { cwd: root }).catch(() => "");
  const isPinned = `pnpm@${version.trim()}` === packageManager;
  const path = isPinned
    ? await run("sh", ["-c", found], { cwd: root })
    : await run("npx", ["-y", "-p", packageManager, "-c", found], { cwd: root });
  return path.trim();
}
